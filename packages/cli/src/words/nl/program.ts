export { program } from "../en/program.ts";
