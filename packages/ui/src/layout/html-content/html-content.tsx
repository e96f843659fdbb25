import { useMemo } from 'react';
import { classNames } from '../../class-names.ts';
import styles from './html-content.module.css';
import { sanitizeHtml } from './sanitize-html.ts';

export interface HtmlContentProps {
  /** HTML from the content editor; untrusted, and cleaned here every time it is shown. */
  html: string;
  className?: string | undefined;
}

/** Running text from the content editor. The one place where a text becomes markup. */
export function HtmlContent({ html, className }: HtmlContentProps) {
  const clean = useMemo(() => sanitizeHtml(html), [html]);
  // react/no-danger has its one exception here: the value comes out of the sanitizer
  return <div className={classNames(styles['content'], className)} dangerouslySetInnerHTML={{ __html: clean }} />;
}
