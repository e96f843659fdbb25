import { create } from "zustand";

interface CameraState {
  /** Title of the item that the camera looks at; null for the whole room. */
  readonly lookAt: string | null;
  readonly look: (title: string | null) => void;
}

/** Where the camera of the room's picture stands; the last group of sanitary ware that was opened turns it. */
export const useCamera = create<CameraState>()((set) => ({ lookAt: null, look: (lookAt) => set({ lookAt }) }));
