/** The six tones of status; colour and icon repeat what the text beside them says. */
export const statusTones = ['positive', 'caution', 'warning', 'critical', 'info', 'promote'] as const;

/** A tone of status: a ground, the text on it, and a solid for icons and bars. */
export type StatusTone = (typeof statusTones)[number];

/** Colours of the light theme; contrast of every pair is tested. */
export const light = {
  color: {
    page: '#f8f7f4',
    surface: '#ffffff',
    surfaceSunken: '#f2f1ed',
    surfaceRaised: '#ffffff',
    border: '#e2e1dd',
    borderStrong: '#818792',
    text: '#182031',
    textMuted: '#575f6e',
    accent: '#214ea5',
    onAccent: '#ffffff',
    accentSoft: '#eaf1fd',
    onAccentSoft: '#1a4393',
    highlight: '#f7b53d',
    onHighlight: '#182031',
    motif: '#348f98',
    panel: '#17377a',
    onPanel: '#ffffff',
    onPanelMuted: '#c3d3f2',
    panelMotif: '#8fe0e0',
    scrim: 'rgb(17 24 39 / .46)',
  },
  status: {
    positive: { solid: '#0d7d4c', onSolid: '#ffffff', soft: '#dff8e9', onSoft: '#085634' },
    caution: { solid: '#b0810a', onSolid: '#182031', soft: '#fdf4d1', onSoft: '#69490a' },
    warning: { solid: '#bc5203', onSolid: '#ffffff', soft: '#fff0e3', onSoft: '#85380c' },
    critical: { solid: '#be292d', onSolid: '#ffffff', soft: '#ffeeed', onSoft: '#981e1f' },
    info: { solid: '#0c7686', onSolid: '#ffffff', soft: '#e1f5f8', onSoft: '#055261' },
    promote: { solid: '#7444b4', onSolid: '#ffffff', soft: '#f4edfe', onSoft: '#5d3295' },
  },
  shadow: '222 47% 20%',
  shadowStrength: '1',
};

/** Colours of the dark theme; contrast of every pair is tested. */
export const dark = {
  color: {
    page: '#0c1019',
    surface: '#141924',
    surfaceSunken: '#0f141d',
    surfaceRaised: '#1d2430',
    border: '#2c3240',
    borderStrong: '#6e788a',
    text: '#eaedf2',
    textMuted: '#a6adb9',
    accent: '#79aef0',
    onAccent: '#091224',
    accentSoft: '#1c2b48',
    onAccentSoft: '#b1d2fd',
    highlight: '#f7bc50',
    onHighlight: '#101725',
    motif: '#5db5ba',
    panel: '#122447',
    onPanel: '#f2f5fb',
    onPanelMuted: '#b5c4e0',
    panelMotif: '#8fe0e0',
    scrim: 'rgb(3 6 12 / .62)',
  },
  status: {
    positive: { solid: '#56c086', onSolid: '#01190d', soft: '#153324', onSoft: '#9be4b9' },
    caution: { solid: '#e1b850', onSolid: '#1e1604', soft: '#392c12', onSoft: '#f0d58e' },
    warning: { solid: '#ed9352', onSolid: '#241005', soft: '#432615', onSoft: '#f8c69b' },
    critical: { solid: '#ef7675', onSolid: '#250a0a', soft: '#482021', onSoft: '#fcbfbe' },
    info: { solid: '#5abfca', onSolid: '#00181c', soft: '#103238', onSoft: '#a1e1e9' },
    promote: { solid: '#b793ec', onSolid: '#170e27', soft: '#35254e', onSoft: '#dac6fb' },
  },
  shadow: '222 60% 3%',
  shadowStrength: '3.4',
};

/** What a host's brand sets besides colours. */
export const brand = {
  font: "'Onest Variable', system-ui, 'Segoe UI', Roboto, 'Noto Sans', sans-serif",
  radius: '8px',
  density: '1',
  stickyTop: '0px',
};
