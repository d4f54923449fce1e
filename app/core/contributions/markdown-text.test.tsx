import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { MarkdownText } from './markdown-text.tsx'

const ranks = (text: string, below?: 1 | 2) =>
  renderToStaticMarkup(<MarkdownText text={text} language="en" {...(below && { below })} />).match(/<h\d/g)

test('headings of members follow the page’s own, without a step left out', () => {
  expect(ranks('# One\n\nwords\n\n## Two\n\nwords')).toEqual(['<h3', '<h4'])
  expect(ranks('## Only\n\nwords\n\n## Again\n\nwords', 1)).toEqual(['<h2', '<h2'])
  expect(ranks('# One\n\nwords\n\n### Three\n\nwords', 1)).toEqual(['<h2', '<h3'])
})
