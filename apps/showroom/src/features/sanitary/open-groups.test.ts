import { expect, test } from "vitest";
import { AT_START, isGroupOpen, openedGroup, toggleGroup } from "./open-groups.ts";
import type { OpenGroups } from "./open-groups.ts";

const groups = [1, 2, 3].map((id) => ({ id, collapsed: true }));
const withExtras = [...groups, { id: 4, collapsed: false }];
const open = (state: OpenGroups, listed = withExtras, searching = false): readonly number[] => {
  const opened = openedGroup(state, listed, searching);
  return listed.filter((group) => isGroupOpen(state, opened, group)).map(({ id }) => id);
};
const press = (state: OpenGroups, id: number): OpenGroups =>
  toggleGroup(state, openedGroup(state, withExtras, false), id, !open(state).includes(id));

test("the first group and the groups that are not collapsed start open", () => {
  expect(open(AT_START)).toEqual([1, 4]);
  expect(open(AT_START, groups)).toEqual([1]);
  expect(open(AT_START, [])).toEqual([]);
});

test("opening a group closes the one that was opened before, and a group that starts open stays open", () => {
  expect(open(press(AT_START, 2))).toEqual([2, 4]);
  expect(open(press(press(AT_START, 2), 3))).toEqual([3, 4]);
});

test("every group can be closed and opened again by itself", () => {
  expect(open(press(AT_START, 1))).toEqual([4]);
  expect(open(press(AT_START, 4))).toEqual([1]);
  expect(open(press(press(AT_START, 4), 1))).toEqual([]);
  expect(open(press(press(press(AT_START, 4), 1), 4))).toEqual([4]);
});

test("while a search does not find the opened group, the first group that it finds is open", () => {
  const state = press(AT_START, 3);
  expect(open(state, groups.slice(0, 2), true)).toEqual([1]);
  expect(open(press(AT_START, 1), groups.slice(1), true)).toEqual([]);
  expect(open(state)).toEqual([3, 4]);
});
