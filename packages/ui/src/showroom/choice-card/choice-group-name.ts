import { createContext } from "react";

/** The radio name that a grid provides for its cards. */
export const ChoiceGroupName = createContext<string | undefined>(undefined);
