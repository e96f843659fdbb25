import { dictionary } from "@zxcvbn-ts/language-common";
import { isKnownPassword } from "@showroom/domain/password/known-password";

/** 49,000 passwords that leaked most often, in lower case. */
const COMMON = new Set<string>(dictionary["passwords-common"]);

/** Whether a password is too common to be used. The showroom's forms tell so beforehand, with the same list. */
export const isCommonPassword = (password: string): boolean => isKnownPassword(COMMON, password);
