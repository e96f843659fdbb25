import { expect, test } from "vitest";
import { stylesOfPage } from "./page-styles.ts";

const CONTENT = '<main class="_page_a1"><a class="_link_b2 _quiet_b2">Home</a></main>';

const of = (stylesheet: string): string => stylesOfPage(stylesheet, CONTENT);

test("rules of other components come later, also inside layers and conditions", () => {
  expect(
    of(
      "@layer ui{._link_b2{color:red}._menu_c3{color:blue}@media print{._menu_c3{display:none}}}@layer app{._x_d4{top:0}}",
    ),
  ).toBe("@layer ui{._link_b2{color:red}}");
});

test("a rule needs all classes of one of its selectors", () => {
  expect(of("._page_a1 ._menu_c3,._page_a1>._link_b2:hover{top:0}")).toBe("._page_a1>._link_b2:hover{top:0}");
  expect(of("._link_b2._open_b2{top:0}")).toBe("");
});

test("a class that an element may have or must not have does not count, nor does an attribute", () => {
  const rules =
    '._page_a1:not(:has(._menu_c3)){top:0}._link_b2:is(._quiet_b2,._loud_b2){top:1px}[href$=".pdf"]{top:2px}';
  expect(of(rules)).toBe(rules);
});

test("everything without a class stays: elements, properties, the order of layers and movements", () => {
  const rules =
    '@layer reset,ui;:root{--ink:#000}a:hover{top:0}@keyframes turn{12.5%{top:0}to{top:1px}}@property --x{syntax:"*";inherits:false}';
  expect(of(rules)).toBe(rules);
});
