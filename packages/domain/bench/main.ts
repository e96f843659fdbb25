import { benchPrices } from "./prices.ts";
import { benchRules } from "./rules.ts";
import { benchSearch } from "./search.ts";

await benchRules();
await benchSearch();
await benchPrices();
