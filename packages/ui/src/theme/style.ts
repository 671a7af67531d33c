import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import type { ComplexStyleRule, GlobalStyleRule, StyleRule } from '@vanilla-extract/css';
import { layers } from './layers.css.ts';

// Class names pass through, rules go into the layer.
function put(layer: string, rule: ComplexStyleRule): ComplexStyleRule {
  if (Array.isArray(rule))
    return rule.map((part) => (typeof part === 'object' && !Array.isArray(part) ? inLayer(layer, part) : part));
  return inLayer(layer, rule);
}

function inLayer(layer: string, rule: StyleRule): StyleRule {
  return { '@layer': { [layer]: rule } };
}

function variants<Key extends string | number>(
  layer: string,
  rules: Record<Key, ComplexStyleRule>,
): Record<Key, string> {
  return styleVariants(rules, (rule: ComplexStyleRule) => put(layer, rule));
}

/** A class of the design system, in the layer `kasb.components`. */
export const component = (rule: ComplexStyleRule): string => style(put(layers.components, rule));

/** One class per key, in the layer `kasb.components`. */
export const componentVariants = <Key extends string | number>(
  rules: Record<Key, ComplexStyleRule>,
): Record<Key, string> => variants(layers.components, rules);

/** A rule for what a component cannot put a class on, in the layer `kasb.components`. */
export const componentGlobal = (selector: string, rule: GlobalStyleRule): void =>
  globalStyle(selector, { '@layer': { [layers.components]: rule } });

/** A class of a feature package, in the layer `kasb.features`: it beats the design system, a host beats it. */
export const featureStyle = (rule: ComplexStyleRule): string => style(put(layers.features, rule));

/** One class per key, in the layer `kasb.features`. */
export const featureVariants = <Key extends string | number>(
  rules: Record<Key, ComplexStyleRule>,
): Record<Key, string> => variants(layers.features, rules);

/** A rule for what a feature cannot put a class on, in the layer `kasb.features`. */
export const featureGlobal = (selector: string, rule: GlobalStyleRule): void =>
  globalStyle(selector, { '@layer': { [layers.features]: rule } });
