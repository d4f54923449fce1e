import { expect, test } from 'vitest'
import { requirePlainXml } from './plain-xml.ts'

test.each([
  '<a/>',
  '<?xml version="1.0" encoding="UTF-8"?>\n<a b="1" c:d=\'2 > 1\'>x &amp; y &#x27;<!-- a comment --><e:f>é</e:f ></a>\n',
  '<a><![CDATA[ <b> & ]]></a>',
])('lets pass what is well-formed: %s', (xml) => expect(() => requirePlainXml(xml)).not.toThrow())

test.each([
  ['nothing', ''],
  ['text alone', 'hello'],
  ['a document type', '<!DOCTYPE a><a/>'],
  ['an entity', '<!ENTITY x "y"><a/>'],
  ['an entity of its own', '<a>&x;</a>'],
  ['another instruction', '<a><?php x ?></a>'],
  ['an end before its beginning', '</a><a>'],
  ['ends crossed', '<a><b></a></b>'],
  ['no end', '<a><b></b>'],
  ['an attribute without quotes', '<a b=c/>'],
  ['a comment within a comment', '<a><!-- -- --></a>'],
  ['too much nesting', `${'<a>'.repeat(101)}${'</a>'.repeat(101)}`],
  ['too many tags', `<a>${'<b/>'.repeat(10_000)}</a>`],
  ['too much', `<a>${'x'.repeat(256 * 1024)}</a>`],
])('refuses %s', (_, xml) => expect(() => requirePlainXml(xml)).toThrow(/^the document/))

test.each(['<', '<a', '<a ', '</', '<!', '<?', '<![CDATA[', '<!--', '<a b="', '&', '<a\t\t'])(
  'does not look at %s over and over again',
  (part) => {
    // With a parser that mends, a document of this size did not come to an end within minutes.
    expect(() => requirePlainXml(`<a>${part.repeat(25_000)}`)).toThrow()
  },
)
