import { Segmented } from '@kasb/ui';
import { chooseLook, useLook } from './look.ts';
import { locales, themes, widths as allWidths, type Look } from './looks.ts';

const labels: Record<Look[keyof Look], string> = {
  light: 'Светлая',
  dark: 'Тёмная',
  ru: 'Русский',
  uz: 'Узбекский',
  390: 'Телефон 390',
  834: 'Планшет 834',
  1440: 'Экран 1440',
};

export interface LookBarProps {
  /** The look in force. @default the chosen one */
  look?: Look;
  /** Widths to choose from, in px. @default all */
  widths?: readonly Look['width'][];
}

/** Chooses the look of all states on all pages: theme, language, width. */
export function LookBar({ look: inForce, widths = allWidths }: LookBarProps) {
  const chosen = useLook();
  const look = inForce ?? chosen;
  return (
    <div className="review-bar">
      <Choice name="theme" label="Тема" values={themes} chosen={look.theme} />
      <Choice
        name="width"
        label="Ширина"
        values={widths}
        chosen={widths.includes(look.width) ? look.width : widths.at(-1)}
      />
      <Choice name="locale" label="Язык" values={locales} chosen={look.locale} />
    </div>
  );
}

interface ChoiceProps<Name extends keyof Look> {
  name: Name;
  label: string;
  values: readonly Look[Name][];
  chosen: Look[Name] | undefined;
}

function Choice<Name extends keyof Look>({ name, label, values, chosen }: ChoiceProps<Name>) {
  return (
    <Segmented
      label={label}
      isLabelHidden
      size="sm"
      value={String(chosen)}
      options={values.map((value) => ({ value: String(value), label: labels[value] }))}
      onChange={(text) => chooseLook({ [name]: values.find((value) => String(value) === text) })}
    />
  );
}
