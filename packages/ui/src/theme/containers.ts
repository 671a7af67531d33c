/** Container queries of the three breakpoints; `kasb` is the box of the nearest KasbTheme. */
export const containers = {
  /** Under 360 px: small phones, and pages enlarged four times. */
  smallest: 'kasb (width < 360px)',
  /** Under 700 px: one column, 44 px controls. */
  mobile: 'kasb (width < 700px)',
  /** Under 1000 px: side columns go below. */
  tablet: 'kasb (width < 1000px)',
  /** Under 1100 px: headers collapse. */
  header: 'kasb (width < 1100px)',
  /** Under 1160 px: the employer's sections go into a sheet. */
  sections: 'kasb (width < 1160px)',
} as const;

/** Media queries that are about the device or the person, never about layout. */
export const media = {
  touch: '(pointer: coarse)',
  reducedMotion: '(prefers-reduced-motion: reduce)',
  forcedColors: '(forced-colors: active)',
} as const;
