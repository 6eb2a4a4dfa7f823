/** Made by `build/coastline.ts` from Natural Earth: each shore as steps from point to point, in tenths of a unit. */
declare module "virtual:coastline" {
  const shores: readonly (readonly number[])[];
  export default shores;
}
