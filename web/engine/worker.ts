// An engine beside the page, for what thinks long: new Worker(new URL("./worker.ts", import.meta.url), {type: "module"}).
import { type Line, serve } from "./protocol.js";

serve(self as Line);
