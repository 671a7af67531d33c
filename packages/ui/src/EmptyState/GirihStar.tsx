/** The eight-pointed star of the empty states: 132 px, turquoise lines, a saffron eye. */
export function GirihStar({ className }: { className?: string }) {
  return (
    <svg
      viewBox="0 0 120 120"
      fill="none"
      stroke="currentColor"
      strokeWidth=".9"
      strokeLinejoin="round"
      aria-hidden="true"
      className={className}
    >
      <path d={lines} opacity=".75" />
      <circle cx="60" cy="60" r="4.5" />
    </svg>
  );
}

const lines =
  'M60.00 3.00L117.00 60.00M60.00 3.00L100.31 100.31M69.03 38.20L81.80 69.03M100.31 19.69L100.31 100.31M100.31 19.69L60.00 117.00M81.80 50.97L69.03 81.80M117.00 60.00L60.00 117.00M117.00 60.00L19.69 100.31M81.80 69.03L50.97 81.80M100.31 100.31L19.69 100.31M100.31 100.31L3.00 60.00M69.03 81.80L38.20 69.03M60.00 117.00L3.00 60.00M60.00 117.00L19.69 19.69M50.97 81.80L38.20 50.97M19.69 100.31L19.69 19.69M19.69 100.31L60.00 3.00M38.20 69.03L50.97 38.20M3.00 60.00L60.00 3.00M3.00 60.00L100.31 19.69M38.20 50.97L69.03 38.20M19.69 19.69L100.31 19.69M19.69 19.69L117.00 60.00M50.97 38.20L81.80 50.97';
