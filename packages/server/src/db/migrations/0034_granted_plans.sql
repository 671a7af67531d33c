ALTER TABLE "subscriptions" ADD COLUMN "granted_plan" jsonb;--> statement-breakpoint
-- What a plan was before is not known: what it is now is kept.
UPDATE subscriptions SET granted_plan = jsonb_build_object(
  'name', plan.name, 'nameUz', plan.name_uz, 'billingPeriod', plan.billing_period, 'postingsLimit', plan.postings_limit,
  'features', plan.features, 'featuresUz', plan.features_uz, 'price', plan.price)
FROM pricing_plans plan WHERE plan.id = plan_id AND order_id IS NULL;
