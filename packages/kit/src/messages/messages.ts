/** Interface languages (docs/domain.md#languages). */
export type Locale = 'ru' | 'uz';

/** A text that depends on a number: forms by `Intl.PluralRules`, chosen by the value `count`. */
export interface PluralMessage {
  one?: string;
  few?: string;
  many?: string;
  other: string;
}

/** A text, or its plural forms. `{name}` marks a placeholder. */
export type Message = string | PluralMessage;

/** The texts of one package in every language; `ru` is the source. */
export interface MessageBundle<Key extends string = string> {
  namespace: string;
  texts: Record<Locale, Record<Key, Message>>;
}

/** Texts a host puts in place of a package's own: namespace, then key. */
export type MessageOverrides = Partial<Record<string, Partial<Record<string, Message>>>>;

/** Looks a text up and fills its placeholders. */
export type Translate<Key extends string = string> = (key: Key, values?: Record<string, string | number>) => string;

/** Declares the texts of a package. Keys of `uz` are checked against `ru`. */
export function defineMessages<Key extends string>(
  namespace: string,
  texts: { ru: Record<Key, Message>; uz: Record<NoInfer<Key>, Message> },
): MessageBundle<Key> {
  return { namespace, texts };
}

/** Keys of a bundle. */
export type KeyOf<Bundle> = Bundle extends MessageBundle<infer Key> ? Key : never;

const rules: Record<Locale, Intl.PluralRules> = { ru: new Intl.PluralRules('ru'), uz: new Intl.PluralRules('uz') };

/** Makes a look-up for one language. Overrides come first; an unknown placeholder stays as it is written. */
export function translator<Key extends string>(
  bundle: MessageBundle<Key>,
  locale: Locale,
  overrides?: Partial<Record<string, Message>>,
): Translate<Key> {
  return (key, values = {}) => {
    const message = overrides?.[key] ?? bundle.texts[locale][key];
    const text =
      typeof message === 'string'
        ? message
        : (message[rules[locale].select(Number(values.count ?? 0)) as keyof PluralMessage] ?? message.other);
    return text.replace(/\{(\w+)\}/g, (whole, name: string) => String(values[name] ?? whole));
  };
}
