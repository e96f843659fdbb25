import type { Meta, StoryObj } from "@storybook/react-vite";
import { HtmlContent } from "./html-content.tsx";
import { HtmlSanitizerContext } from "./html-sanitizer.tsx";

const meta = {
  title: "Layout/HTML content",
  component: HtmlContent,
  args: {
    html: '<h2>Uw badkamer</h2><p>Kies eerst de <strong>tegels</strong>, dan het <a href="/sanitair">sanitair</a>.</p><ul><li>Wandtegels</li><li>Vloertegels</li></ul><ol><li>Kiezen</li><li>Bekijken</li></ol><blockquote>Neem de tijd.</blockquote>',
  },
  parameters: {
    docs: {
      guidance: {
        do: ["Use it for every text that comes out of the editor."],
        dont: ["Don't set markup in any other way."],
      },
    },
  },
} satisfies Meta<typeof HtmlContent>;

export default meta;

type Story = StoryObj<typeof meta>;

export const RunningText: Story = {};
export const Table: Story = {
  args: {
    html: "<h3>Maten</h3><table><thead><tr><th>Tegel</th><th>Maat</th></tr></thead><tbody><tr><td>Wand</td><td>30 x 60 cm</td></tr><tr><td>Vloer</td><td>60 x 60 cm</td></tr></tbody></table>",
  },
};
export const Empty: Story = { args: { html: "" } };
export const LongText: Story = {
  args: {
    html: "<h2>Inbouwthermostaatkraanafdekplaatgarnituur</h2><p>De afwerkingsgarantieregeling voor inbouwthermostaatkraanafdekplaatgarnituren geldt vanaf de oplevering van uw woning.</p><table><tr><th>Badkamerassortimentsamenstelling</th><th>Inbouwreservoirbedieningspaneel</th><th>Afmeting</th></tr><tr><td>Wand</td><td>Wit</td><td>60 x 120 cm</td></tr></table>",
  },
};
/** A page that the server renders gives its own sanitizer. */
export const SanitizedByTheServer: Story = {
  args: { html: "<p>Kies eerst de <strong>tegels</strong>.</p>" },
  render: (args) => (
    <HtmlSanitizerContext value={(html) => html.replaceAll("strong", "em")}>
      <HtmlContent {...args} />
    </HtmlSanitizerContext>
  ),
};
