import { createHash } from "node:crypto";
import { PAGE_STYLE } from "./page.ts";

/** Styles that the widgets of the web client add to its page by themselves, to the letter. */
const WIDGET_STYLES = [
  `@layer {
  [data-react-aria-pressable] {
    touch-action: pan-x pan-y pinch-zoom;
  }
}`,
  `@layer {
  * {
    overscroll-behavior: contain;
  }
}`,
];

function hashOf(style: string): string {
  return `'sha256-${createHash("sha256").update(style).digest("base64")}'`;
}

/** What a page of this server may load: nothing from elsewhere, and no script or style in the page but those known here. */
const CONTENT_POLICY = [
  "default-src 'self'",
  "img-src 'self' data:",
  `style-src 'self' ${[PAGE_STYLE, ...WIDGET_STYLES].map(hashOf).join(" ")}`,
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join(";");

/** What no page of this server ever asks a device for. */
const UNUSED_FEATURES = [
  "accelerometer",
  "camera",
  "display-capture",
  "geolocation",
  "gyroscope",
  "hid",
  "magnetometer",
  "microphone",
  "midi",
  "payment",
  "serial",
  "usb",
];

/**
 * What every answer carries, the same for all of them, so that nothing is put together while somebody waits. There is no
 * Strict-Transport-Security: many hosts serve a local network without a certificate; a proxy that has one adds it.
 */
export const SECURITY_HEADERS: Readonly<Record<string, string>> = {
  "content-security-policy": CONTENT_POLICY,
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin",
  "origin-agent-cluster": "?1",
  "permissions-policy": UNUSED_FEATURES.map((feature) => `${feature}=()`).join(", "),
  "referrer-policy": "no-referrer",
  "x-content-type-options": "nosniff",
  "x-frame-options": "DENY",
  // Answers are for whoever asked alone; files of the web client say otherwise.
  "cache-control": "no-store",
};
