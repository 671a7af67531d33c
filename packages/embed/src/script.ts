import { defineVacancies, placeBehind } from './index.ts';

const script = document.currentScript;
defineVacancies(new URL((script as HTMLScriptElement | null)?.src || location.href).origin);
if (script) placeBehind(script);
