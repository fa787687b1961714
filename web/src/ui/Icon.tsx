/** SVG icon from a path of `@mdi/js`. */

interface IconProps {
  /** A path of `@mdi/js`. */
  readonly path: string;
  /** Pixels. */
  readonly size?: number;
  readonly className?: string;
}

export function Icon({ path, size = 24, className }: IconProps) {
  return (
    <svg
      className={className}
      viewBox="0 0 24 24"
      width={size}
      height={size}
      fill="currentColor"
      aria-hidden="true"
      focusable="false"
    >
      <path d={path} />
    </svg>
  );
}
