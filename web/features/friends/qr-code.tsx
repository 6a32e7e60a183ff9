import { encode } from 'uqr';

/** A text as a QR code: dark on light in every theme, with the quiet zone that cameras want. */
export function QrCode({ text, name }: { text: string; name: string }) {
  const { data, size } = encode(text, { ecc: 'M', border: 4 });
  const path = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : []))).join('');
  return (
    <svg
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={name}
      shapeRendering="crispEdges"
      className="w-56 max-w-full rounded-control"
    >
      <rect width={size} height={size} fill="#ffffff" />
      <path d={path} fill="#241c18" />
    </svg>
  );
}
