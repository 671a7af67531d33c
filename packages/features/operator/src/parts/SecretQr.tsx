import { encode } from 'uqr';
import * as css from './SecretQr.css.ts';

interface SecretQrProps {
  /** What the app with codes reads. */
  uri: string;
  /** What readers hear. */
  label: string;
}

/** A QR code, dark on light in every theme: not all apps read it the other way round. */
export function SecretQr({ uri, label }: SecretQrProps) {
  const { size, data } = encode(uri, { border: 2 });
  const dots = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return (
    <svg role="img" aria-label={label} viewBox={`0 0 ${size} ${size}`} className={css.code}>
      <rect width={size} height={size} fill="white" />
      <path d={dots.join('')} fill="black" shapeRendering="crispEdges" />
    </svg>
  );
}
