declare module "subset-font" {
  interface Subset {
    readonly targetFormat: "woff2";
    /** OpenType features by their four letters; all others are dropped. */
    readonly keepFeatures: readonly string[];
    readonly variationAxes?: Readonly<Record<string, { readonly min: number; readonly max: number }>>;
    readonly noHinting?: boolean;
  }
  export default function subsetFont(font: Buffer, text: string, options: Subset): Promise<Buffer>;
}
