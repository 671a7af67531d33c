import { Segmented } from '@kasb/ui';
import { chooseLook, useLook } from './look.ts';
import { locales, themes, widths as allWidths, type Look } from './looks.ts';

const labels: Record<Look['theme'] | Look['locale'], string> = {
  light: 'Светлая',
  dark: 'Тёмная',
  ru: 'Русский',
  uz: 'Узбекский',
};
const widthLabels = { 390: 'Телефон 390', 834: 'Планшет 834', 1440: 'Экран 1440' };

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
      <Segmented
        label="Тема"
        isLabelHidden
        size="sm"
        value={look.theme}
        options={themes.map((value) => ({ value, label: labels[value] }))}
        onChange={(value) => chooseLook({ theme: value as Look['theme'] })}
      />
      <Segmented
        label="Ширина"
        isLabelHidden
        size="sm"
        value={String(widths.includes(look.width) ? look.width : widths.at(-1))}
        options={widths.map((width) => ({ value: String(width), label: widthLabels[width] }))}
        onChange={(value) => chooseLook({ width: Number(value) as Look['width'] })}
      />
      <Segmented
        label="Язык"
        isLabelHidden
        size="sm"
        value={look.locale}
        options={locales.map((value) => ({ value, label: labels[value] }))}
        onChange={(value) => chooseLook({ locale: value as Look['locale'] })}
      />
    </div>
  );
}
