/** The logo as inline SVG. */

/** The same drawing as `public/favicon.svg`. */
export const LOGO_PATHS = [
  { fill: '#7c4dc4', d: 'M24 30C10 29 3 19 5 6c11 2 18 11 19 24Z' },
  { fill: '#7c4dc4', d: 'M24 30c14-1 21-11 19-24-11 2-18 11-19 24Z' },
  { fill: '#a97de6', d: 'M24 31c-9-8-9-20 0-29 9 9 9 21 0 29Z' },
  { stroke: '#ffb020', d: 'M24 30V15M18.5 18 24 26l5.5-8' },
  { fill: '#f29a0c', d: 'M2 28.5h44C46 38 40 45 32 46H16C8 45 2 38 2 28.5Z' },
  { fill: '#d67d00', d: 'M2 28.5h44q0 2-.4 4H2.4Q2 30.5 2 28.5Z' },
] as const;

/** `size` in pixels. Hidden from screen readers: the name is beside it or on the element around it. */
export function Logo({ size }: { readonly size: number }) {
  return (
    <svg viewBox="0 0 48 48" width={size} height={size} aria-hidden="true" focusable="false">
      {LOGO_PATHS.map((part) => (
        <path
          key={part.d}
          fill="none"
          strokeWidth="3.2"
          strokeLinecap="round"
          strokeLinejoin="round"
          {...part}
        />
      ))}
    </svg>
  );
}
