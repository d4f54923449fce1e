import { expect, test } from 'vitest'
import { readPasted } from './read-pasted.ts'

test.each([
  [
    'English',
    `Red lentil soup\n\nServes 4\nPrep time: 15 minutes\nCook time: 1 hour 10 minutes\n\nIngredients:\n• 1 1/2 cups red lentils\n• 1 onion\n\nFor the top:\n- ½ lemon\n\nMethod\n1. Rinse the lentils.\n2) Simmer for 20 minutes.\n\nNotes\nKeeps for three days.`,
    {
      title: 'Red lentil soup',
      servings: 4,
      prep: 15,
      cook: 70,
      ingredients: ['1 1/2 cups red lentils', '1 onion', 'For the top:', '½ lemon'],
      steps: ['Rinse the lentils.', 'Simmer for 20 minutes.'],
    },
  ],
  [
    'French',
    'Harira\nPour 6 personnes\nIngrédients :\n250 g de lentilles\nPréparation :\nRincer les lentilles.\nCuire 20 minutes.',
    {
      title: 'Harira',
      servings: 6,
      ingredients: ['250 g de lentilles'],
      steps: ['Rincer les lentilles.', 'Cuire 20 minutes.'],
    },
  ],
  [
    'Turkish',
    'Mercimek çorbası\n4 kişilik\nMALZEMELER\n1 su bardağı mercimek\nYAPILIŞI\nYıkayın.\nPişirin.',
    { title: 'Mercimek çorbası', servings: 4, ingredients: ['1 su bardağı mercimek'], steps: ['Yıkayın.', 'Pişirin.'] },
  ],
  [
    'Indonesian',
    'Soto ayam\nBahan-bahan:\n1 ekor ayam\nCara membuat:\n1. Rebus ayam.\n2. Sajikan.',
    { title: 'Soto ayam', ingredients: ['1 ekor ayam'], steps: ['Rebus ayam.', 'Sajikan.'] },
  ],
  [
    'Arabic',
    'شوربة عدس\nتكفي ٤ أشخاص\nوقت التحضير: ١٥ دقيقة\nالمقادير:\n٢ كوب عدس\n½ ملعقة صغيرة كمون\nطريقة التحضير:\n١. يُغسل العدس.\n٢. يُطهى ٢٠ دقيقة.',
    {
      title: 'شوربة عدس',
      servings: 4,
      prep: 15,
      ingredients: ['٢ كوب عدس', '½ ملعقة صغيرة كمون'],
      steps: ['يُغسل العدس.', 'يُطهى ٢٠ دقيقة.'],
    },
  ],
  [
    'Urdu',
    'دال\nاجزا\n۲ کپ دال\nترکیب\nدال دھو لیں۔\n۲۰ منٹ پکائیں۔',
    { title: 'دال', ingredients: ['۲ کپ دال'], steps: ['دال دھو لیں۔', '۲۰ منٹ پکائیں۔'] },
  ],
  [
    'no headings at all',
    'Date shake\n6 dates\n2 cups milk\nice cubes\nBlend everything until it is smooth, then taste it.\nServe cold.',
    {
      title: 'Date shake',
      ingredients: ['6 dates', '2 cups milk', 'ice cubes'],
      steps: ['Blend everything until it is smooth, then taste it.', 'Serve cold.'],
    },
  ],
])('%s', (_, text, found) => expect(readPasted(text)).toMatchObject(found))

test.each(['', '   \n\n', 'Only a title'])('nothing to read: %j', (text) => expect(readPasted(text)).toBeNull())
