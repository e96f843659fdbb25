import { dictionary } from "@zxcvbn-ts/language-common";

/** The list of common passwords that the server refuses. A separate file, because it is large and few pages need it. */
export const COMMON_PASSWORDS: ReadonlySet<string> = new Set<string>(dictionary["passwords-common"]);
