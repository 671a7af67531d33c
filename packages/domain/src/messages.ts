import type { Language } from '@kasb/contract';
import { formatNumber } from './numbers.ts';

/** Languages of the interface (docs/domain.md#languages). */
export type Locale = Language;

/**
 * A text that depends on a number: forms as `Intl.PluralRules` names them, chosen by the value `count`, of which
 * thousands are grouped.
 */
export interface PluralMessage {
  one?: string;
  few?: string;
  many?: string;
  other: string;
}

/** A text, or its plural forms. `{name}` marks a placeholder. */
export type Message = string | PluralMessage;

/** The texts of one part in every language; `ru` is the source. */
export interface MessageBundle<Key extends string = string> {
  /** The name under which a host replaces texts. */
  namespace: string;
  texts: Record<Locale, Partial<Record<string, Message>>>;
  /** Where a text is looked for that the bundle itself has not. */
  base?: MessageBundle;
  /** Never there: the compiler knows the keys by it. */
  key?: Key;
}

/** Texts a host puts in place of a package's own: namespace, then key. */
export type MessageOverrides = Partial<Record<string, Partial<Record<string, Message>>>>;

/** Looks a text up and fills its placeholders. */
export type Translate<Key extends string = string> = (key: Key, values?: Record<string, string | number>) => string;

/** Keys of a bundle, those of its base with them. */
export type KeyOf<Bundle> = Bundle extends MessageBundle<infer Key> ? Key : never;

/** Declares texts; keys of `uz` are checked against `ru`. With a `base` its texts may be asked for too. */
export function defineMessages<Key extends string, BaseKey extends string = never>(
  namespace: string,
  texts: { ru: Record<Key, Message>; uz: Record<NoInfer<Key>, Message> },
  base?: MessageBundle<BaseKey>,
): MessageBundle<Key | BaseKey> {
  return { namespace, texts, base };
}

/** Two bundles as one: what the first and all that it stands on have not is looked for in the second. */
export function joinMessages<Key extends string, OtherKey extends string>(
  bundle: MessageBundle<Key>,
  base: MessageBundle<OtherKey>,
): MessageBundle<Key | OtherKey> {
  return { ...bundle, base: bundle.base ? joinMessages(bundle.base, base) : base };
}

// By hand: the first use of Intl costs a slow phone a twentieth of a second, and not every browser has Uzbek.
const rules: Record<Locale, (count: number) => keyof PluralMessage> = {
  ru(count) {
    const ten = count % 10;
    if (ten === 0 || ten > 4 || count % 100 === ten + 10) return 'many';
    return ten === 1 ? 'one' : 'few';
  },
  uz: (count) => (count === 1 ? 'one' : 'other'),
};

/** Puts values into the braces of a text; an unknown placeholder stays as it is written. */
export function fill(text: string, values: Readonly<Record<string, string | number>>): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
}

/** The form of a word that fits the number. */
export function plural(count: number, forms: PluralMessage, locale: Locale): string {
  return forms[Number.isInteger(count) ? rules[locale](Math.abs(count)) : 'other'] ?? forms.other;
}

/** Makes a look-up for one language; a host's texts come first. */
export function translator<Key extends string>(
  bundle: MessageBundle<Key>,
  locale: Locale,
  overrides: MessageOverrides = {},
): Translate<Key> {
  return (key, values = {}) => {
    const message = find(bundle, key, locale, overrides) ?? key;
    const count = Number(values.count ?? 0);
    const text = typeof message === 'string' ? message : plural(count, message, locale);
    return fill(text, count >= 1000 ? { ...values, count: formatNumber(count) } : values);
  };
}

function find(bundle: MessageBundle, key: string, locale: Locale, overrides: MessageOverrides): Message | undefined {
  const { namespace, texts, base } = bundle;
  return overrides[namespace]?.[key] ?? texts[locale][key] ?? (base && find(base, key, locale, overrides));
}
