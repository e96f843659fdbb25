import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, waitFor } from "storybook/test";
import { HtmlContent } from "./html-content.tsx";

const meta = {
  title: "Layout/HTML content/Tests",
  component: HtmlContent,
  tags: ["!autodocs", "!dev"],
  args: { html: "<p>Veilig</p>" },
} satisfies Meta<typeof HtmlContent>;

export default meta;

type Story = StoryObj<typeof meta>;

const attacks = [
  '<p onclick="window.hacked=1">a</p>',
  '<img src="x" onerror="window.hacked=1">',
  "<script>window.hacked=1</script>",
  '<a href="javascript:window.hacked=1">b</a>',
  '<a href="  java\tscript:alert(1)">c</a>',
  '<a href="data:text/html,<script>1</script>">d</a>',
  '<iframe src="https://voorbeeld.nl"></iframe>',
  '<form action="https://voorbeeld.nl"><input name="wachtwoord"></form>',
  '<style>body{display:none}</style><p style="position:fixed">e</p>',
  "<svg><script>window.hacked=1</script></svg>",
  '<math><mtext><table><mglyph><style><img src=x onerror="window.hacked=1"></style></mglyph></table></mtext></math>',
  '<p id="root" name="cookie">f</p>',
];

export const NothingDangerousIsLeft: Story = {
  args: { html: attacks.join("") },
  play: async ({ canvasElement }) => {
    await expect(
      canvasElement.querySelector(
        "script, iframe, form, input, style, svg, math, [onclick], [onerror], [style]:not(#storybook-root), [name]",
      ),
    ).toBeNull();
    for (const link of canvasElement.querySelectorAll("a")) await expect(link.getAttribute("href")).toBeNull();
    await expect("hacked" in window).toBe(false);
    await expect(canvasElement.querySelector("p[id]")).toBeNull();
  },
};

export const NewTabsCannotReachBack: Story = {
  args: {
    html: '<a href="https://voorbeeld.nl" target="_top">Fabrikant</a><a href="/contact">Contact</a><img src="/images/a.jpg">',
  },
  play: async ({ canvas, canvasElement }) => {
    const link = canvas.getByRole("link", { name: "Fabrikant" });
    await expect(link).toHaveAttribute("target", "_blank");
    await expect(link).toHaveAttribute("rel", "noopener noreferrer");
    await expect(canvas.getByRole("link", { name: "Contact" })).toHaveAttribute("href", "/contact");
    await expect(canvasElement.querySelector("img")).toHaveAttribute("alt", "");
    await expect(canvasElement.querySelector("img")).toHaveAttribute("loading", "lazy");
  },
};

/** Simulates a browser without the HTML Sanitizer API; DOMPurify must give the same result. */
function hideNativeSanitizer() {
  const setHTML = Object.getOwnPropertyDescriptor(Element.prototype, "setHTML");
  if (setHTML === undefined) return undefined;
  Reflect.deleteProperty(Element.prototype, "setHTML");
  return () => {
    Object.defineProperty(Element.prototype, "setHTML", setHTML);
  };
}

export const NothingDangerousIsLeftByThePurifier: Story = {
  args: { html: `${attacks.join("")}<p>Klaar</p>` },
  beforeEach: hideNativeSanitizer,
  play: async (context) => {
    await waitFor(() => expect(context.canvas.getByText("Klaar")).toBeVisible());
    await NothingDangerousIsLeft.play?.(context);
  },
};

export const ThePurifierMarksNewTabs: Story = {
  args: NewTabsCannotReachBack.args ?? {},
  beforeEach: hideNativeSanitizer,
  play: async (context) => {
    await waitFor(() => expect(context.canvas.getByRole("link", { name: "Fabrikant" })).toBeVisible());
    await NewTabsCannotReachBack.play?.(context);
  },
};

export const WrappersGoAndTheirTextStays: Story = {
  args: { html: '<div class="editor"><h1>Kop</h1><section><p>Alinea</p></section></div>' },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText("Kop")).toBeVisible();
    await expect(canvas.getByText("Alinea")).toBeVisible();
    await expect(canvasElement.querySelector("h1, section, .editor")).toBeNull();
  },
};
