-- A page of responding shows the vacancy's questions; one that is asked no more is updated, not deleted.
CREATE TRIGGER screening_questions_page_inserted AFTER INSERT ON screening_questions
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION skills_page_changed();--> statement-breakpoint
CREATE TRIGGER screening_questions_page_updated AFTER UPDATE ON screening_questions
  REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION skills_page_changed();
