import type { Preview } from '@storybook/react-vite';
import '../src/global.css';
import './preview.css';

const preview: Preview = {
  tags: ['autodocs'],
  parameters: {
    // Every accessibility fault fails the story's test
    a11y: { test: 'error' },
    backgrounds: { disable: true },
    controls: { expanded: true },
    layout: 'padded',
    options: {
      storySort: { order: ['Grondslagen', 'Controls', 'Navigation', 'Feedback', 'Layout', 'Overlays', 'Showroom'] },
    },
  },
  initialGlobals: { viewport: { value: undefined, isRotated: false } },
};

export default preview;
