import { createContext } from "react";

/** The radio name that a grid hands to the cards in it. */
export const ChoiceGroupName = createContext<string | undefined>(undefined);
