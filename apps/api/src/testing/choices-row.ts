import type { ChoicesRow } from "../choices/read/choices-row.ts";

/** Open choices without rooms, as the database returns them. */
export function buildChoicesRow(overrides: Partial<ChoicesRow> = {}): ChoicesRow {
  return {
    id: 31,
    userId: 7,
    projectId: 1,
    houseTypeId: 1,
    version: 4,
    revision: 1,
    toldRevision: null,
    rooms: {},
    catalogueChanges: null,
    prepared: null,
    submitType: null,
    submittedAt: null,
    reopened: null,
    handedInRooms: null,
    lateAgreed: null,
    submit3D: false,
    submitted3DAt: null,
    appointment: null,
    addedCost: 0,
    budget: null,
    favourites: [],
    updatedAt: new Date("2026-02-01T10:00:00Z"),
    archivedAt: null,
    archivedHomeId: null,
    archivedFor: [],
    archivedParts: [],
    movedFrom: null,
    ...overrides,
  };
}
