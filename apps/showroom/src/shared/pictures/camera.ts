import { create } from "zustand";

interface CameraState {
  /** Title of the item that the camera looks at; null for the whole room. */
  readonly lookAt: string | null;
  readonly setLookAt: (title: string | null) => void;
}

/** Where the camera of the room's picture looks: at the group of sanitary ware that was opened last. */
export const useCamera = create<CameraState>()((set) => ({ lookAt: null, setLookAt: (lookAt) => set({ lookAt }) }));
