export { KasbTheme, useOverlayRoot } from './KasbTheme.tsx';
export type { KasbThemeProps, ThemeName } from './KasbTheme.tsx';
