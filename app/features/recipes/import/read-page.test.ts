import { expect, test } from 'vitest'
import { readRecipePage } from './read-page.ts'

const HERE = new URL('https://www.kitchen.example/soup?utm_source=mail&page=2#top')
const page = (data: unknown, head = '') =>
  `<!doctype html><html lang="en-GB"><head>${head}<script type="application/ld+json">${JSON.stringify(data).replaceAll('</', '<\\/')}</script></head><body></body></html>`
const read = (html: string) => readRecipePage(html, HERE)

const SOUP = {
  '@context': 'https://schema.org',
  '@type': 'Recipe',
  name: 'Red lentil soup',
  recipeIngredient: ['250 g red lentils', '1 onion'],
  recipeInstructions: ['Rinse the lentils.', 'Simmer for 20 minutes.'],
}
const LINES = { ingredients: ['250 g red lentils', '1 onion'], steps: ['Rinse the lentils.', 'Simmer for 20 minutes.'] }

test('a plain recipe, all of it, and whose it is', () => {
  expect(
    read(
      page(
        {
          ...SOUP,
          image: 'https://kitchen.example/soup.jpg',
          description: 'My grandmother made this.',
          author: { '@type': 'Person', name: 'Amina' },
          recipeYield: 'Serves 4–6',
          prepTime: 'PT15M',
          cookTime: 'PT1H10M',
          recipeCategory: 'Soups',
          keywords: 'iftar, quick',
          inLanguage: 'en-US',
        },
        '<meta property="og:site_name" content="The Kitchen &amp; Table">',
      ),
    ),
  ).toEqual({
    ...LINES,
    title: 'Red lentil soup',
    servings: 4,
    prep: 15,
    cook: 70,
    course: 'soup',
    occasions: ['iftar'],
    language: 'en',
    source: { name: 'Amina, The Kitchen & Table', url: 'https://www.kitchen.example/soup?page=2' },
  })
})

test.each<[string, unknown]>([
  [
    'in a graph, with its type in a list',
    {
      '@graph': [
        { '@type': 'WebSite', name: 'x' },
        { ...SOUP, '@type': ['NewsArticle', 'Recipe'] },
      ],
    },
  ],
  ['in a list, among others', [{ '@type': 'BreadcrumbList' }, SOUP]],
  ['as the entity of its page', { '@type': 'WebPage', mainEntity: SOUP }],
  [
    'with steps as things',
    { ...SOUP, recipeInstructions: LINES.steps.map((text) => ({ '@type': 'HowToStep', text, image: 'x.jpg' })) },
  ],
  [
    'with steps in an item list',
    {
      ...SOUP,
      recipeInstructions: {
        '@type': 'ItemList',
        itemListElement: LINES.steps.map((text, i) => ({
          '@type': 'ListItem',
          position: i,
          item: { '@type': 'HowToStep', name: text },
        })),
      },
    },
  ],
  ['with one text of many lines', { ...SOUP, recipeInstructions: 'Rinse the lentils.\n\nSimmer for 20 minutes.' }],
  [
    'with tags in its text, escaped or not',
    { ...SOUP, recipeInstructions: '<p>Rinse the <b>lentils</b>.</p>&lt;p&gt;Simmer&nbsp;for 20 minutes.&lt;/p&gt;' },
  ],
  [
    'with ingredients in one text and by their old name',
    { ...SOUP, recipeIngredient: undefined, ingredients: '250 g red lentils\r\n1 onion' },
  ],
  ['with the address of schema.org as its type', { ...SOUP, '@type': 'http://schema.org/Recipe' }],
  [
    'with its steps elsewhere in the graph',
    {
      '@graph': [
        { ...SOUP, recipeInstructions: [{ '@id': '#1' }, { '@id': '#2' }] },
        { '@id': '#1', '@type': 'HowToStep', text: LINES.steps[0] },
        { '@id': '#2', '@type': 'HowToStep', text: LINES.steps[1] },
      ],
    },
  ],
])('a recipe %s', (_, data) => expect(read(page(data))).toMatchObject({ title: 'Red lentil soup', ...LINES }))

test('a part of the method names itself at its first step', () => {
  const section = (name: string, ...steps: string[]) => ({
    '@type': 'HowToSection',
    name,
    itemListElement: steps.map((text) => ({ '@type': 'HowToStep', text })),
  })
  expect(
    read(page({ ...SOUP, recipeInstructions: [section('Dough:', 'Knead.', 'Rest.'), section('Filling', 'Fry.')] }))
      ?.steps,
  ).toEqual(['Dough: Knead.', 'Rest.', 'Filling: Fry.'])
})

test('microdata says the same, with lists left open and lines broken by tags', () => {
  const html = `<html lang=tr><body><div itemscope itemtype="https://schema.org/Recipe">
    <h1 itemprop="name">Mercimek &ccedil;orbas&#305;</h1><img itemprop="image" src="x.jpg">
    <span itemprop="author" itemscope itemtype="http://schema.org/Person"><b itemprop="name">Ay&#x15F;e</b></span>
    <time itemprop="prepTime" datetime="PT10M">10 dk</time><meta itemprop="recipeYield" content="4 kişilik">
    <ul><li itemprop="recipeIngredient">1 su bardağı <a href="/m">kırmızı mercimek</a><li itemprop="recipeIngredient">1 soğan</ul>
    <div itemprop="recipeInstructions"><p>Yıkayın.</p><p>20 dakika pişirin.</p></div></div></body></html>`
  expect(read(html)).toMatchObject({
    title: 'Mercimek çorbası',
    ingredients: ['1 su bardağı kırmızı mercimek', '1 soğan'],
    steps: ['Yıkayın.', '20 dakika pişirin.'],
    servings: 4,
    prep: 10,
    language: 'tr',
    source: { name: 'Ayşe, kitchen.example' },
  })
})

test('Arabic, with its digits', () => {
  expect(
    read(
      page({
        ...SOUP,
        name: 'شوربة عدس',
        recipeYield: '٤ أشخاص',
        totalTime: 'ساعة وعشر دقائق',
        inLanguage: 'ar',
        recipeIngredient: ['٢ كوب عدس'],
      }),
    ),
  ).toMatchObject({ title: 'شوربة عدس', servings: 4, cook: 70, language: 'ar', ingredients: ['٢ كوب عدس'] })
})

test('of several recipes the fullest, and what sites break is mended', () => {
  expect(
    read(page([{ '@type': 'Recipe', name: 'Also nice' }, { ...SOUP, recipeInstructions: [], name: 'Half' }, SOUP]))
      ?.title,
  ).toBe('Red lentil soup')
  const broken = `<SCRIPT TYPE='application/ld+json'><!-- {"@type":"Recipe","name":"Soup","recipeIngredient":["1 onion",],"recipeInstructions":"One
two",} --></SCRIPT>`
  expect(read(broken)).toMatchObject({ title: 'Soup', ingredients: ['1 onion'] })
  expect(read(`<script type="application/ld+json">{nonsense</script>${page(SOUP)}`)?.title).toBe('Red lentil soup')
})

test.each([
  ['Main course', 'main'],
  ['Plat principal', 'main'],
  ['Desserts', 'sweet'],
  [['Breakfast', 'Brunch'], 'breakfast'],
  ['حلويات', 'sweet'],
  ['Something else', null],
])('its category %j is our %s', (recipeCategory, course) =>
  expect(read(page({ ...SOUP, recipeCategory }))?.course).toBe(course),
)

test('large and small letters of Turkish do not move what is read', () => {
  expect(read(`<title>${'İ'.repeat(500)}</title>${page(SOUP)}`)).toMatchObject(LINES)
})

test.each([
  '',
  '<html><p>Just words',
  '<script type="application/ld+json">{"@type":"Recipe"}',
  '<script type="application/ld+json">null</script>',
  '<script>alert({"@type":"Recipe","name":"x","recipeIngredient":["y"]})</script>',
  page({ '@type': 'Recipe', name: 5, recipeIngredient: { a: [] }, recipeInstructions: true }),
  page({ '@type': 'Article', name: 'No recipe' }),
])('no recipe is none: %s', (html) => expect(read(html)).toBeNull())

test('wrong types, scripts and loops do no harm', () => {
  const loop: Record<string, unknown> = {
    '@id': '#a',
    '@type': 'HowToSection',
    name: 'A',
    itemListElement: [{ '@id': '#a' }, { '@id': '#b' }],
  }
  const found = read(
    page({
      '@graph': [
        {
          ...SOUP,
          author: { '@id': '#me' },
          recipeInstructions: [{ '@id': '#a' }, { '@id': '#nowhere' }, 'Serve.'],
          recipeYield: { a: [1] },
          prepTime: ['P9999DT9H', {}],
        },
        loop,
        { '@id': '#b', '@type': 'HowToStep', text: 'Stir.<script>alert(1)</script>' },
        { '@id': '#me', sameAs: { '@id': '#me' }, name: { '@id': '#me' } },
      ],
      __proto__: { polluted: true },
    }),
  )
  expect(found?.steps).toEqual(['A: Stir.', 'Serve.'])
  expect(found).toMatchObject({ servings: null, prep: null })
  expect(({} as { polluted?: boolean }).polluted).toBeUndefined()
})

test('what is too much is cut, and no step is lost without need', () => {
  const long = `${'Stir and wait. '.repeat(120)}End.`
  const found = read(
    page({
      ...SOUP,
      name: 'x'.repeat(900),
      recipeIngredient: Array.from({ length: 500 }, (_, i) => `${i} eggs`),
      recipeInstructions: [long],
    }),
  )
  expect(found?.title).toHaveLength(140)
  expect(found?.ingredients).toHaveLength(80)
  expect(found?.steps.join(' ')).toBe(long)
  expect(found?.steps.every((step) => step.length <= 1000)).toBe(true)
  const many = Array.from({ length: 120 }, (_, i) => `Step ${i}.`)
  expect(read(page({ ...SOUP, recipeInstructions: many }))?.steps.join(' ')).toBe(many.join(' '))
})

test.each([
  ['deep', `<script type="application/ld+json">${'{"a":['.repeat(100_000)}</script>`],
  ['deep and whole', `<script type="application/ld+json">${'['.repeat(200_000)}${']'.repeat(200_000)}</script>`],
  ['tags in tags', `<div itemscope itemtype="http://schema.org/Recipe">${'<div itemprop="name">x'.repeat(60_000)}`],
  ['scripts that never end', '<script type="application/ld+json">'.repeat(50_000)],
  ['tags that never end', `<p itemscope>${'<a '.repeat(400_000)}`],
  ['quotes that never end', `<p itemscope>${'<a b="'.repeat(200_000)}`],
  ['ends of nothing', `<p itemscope>${'</div>'.repeat(200_000)}`],
  ['a million things', page(Array.from({ length: 200_000 }, () => ({ '@type': 'Recipe' })))],
])('a page made to hurt is read no longer than another: %s', (_, html) => {
  // What took longer with every letter would not end before the test is given up.
  expect(read(html)).toBeNull()
})
