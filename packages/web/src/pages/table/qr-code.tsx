import { encode } from "uqr";

/** Light modules around a code that readers need to find it. */
const QUIET = 4;

/** All dark modules as one path, row by row. */
function darkPath(rows: readonly (readonly boolean[])[]): string {
  return rows.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : []))).join("");
}

/** A text as a QR code: dark on light in every theme, since many readers know it no other way. */
export default function QrCode({ text, label }: { readonly text: string; readonly label: string }) {
  const { data, size } = encode(text, { border: QUIET });
  return (
    <svg className="qr-code" role="img" aria-label={label} viewBox={`0 0 ${size} ${size}`}>
      <path fill="#fff" d={`M0 0h${size}v${size}H0z`} />
      <path fill="#000" d={darkPath(data)} shapeRendering="crispEdges" />
    </svg>
  );
}
