import type { SeededRandom } from '../store/random'

type Names = { first: readonly string[]; last: readonly string[]; middle: readonly string[] }

/** First names, patronymics and surnames by nationality. Mixing them would give «Дмитрий Ерланович Шевченко». */
const MALE: readonly Names[] = [
  {
    first: ['Азамат', 'Ерлан', 'Данияр', 'Нурлан', 'Арман', 'Тимур', 'Бауыржан', 'Мирас', 'Алихан', 'Санжар', 'Адиль'],
    last: [
      ...['Ахметов', 'Жумабаев', 'Сейтказин', 'Оспанов', 'Касымов', 'Ибраев', 'Тулегенов', 'Мусин', 'Абенов'],
      ...['Сыздыков', 'Рахимов', 'Баймуратов', 'Темиров'],
    ],
    middle: ['Ерланович', 'Болатович', 'Маратович', 'Кайратович', 'Серикович'],
  },
  {
    first: ['Дмитрий', 'Сергей', 'Андрей', 'Иван', 'Максим', 'Олег', 'Виталий'],
    last: ['Петров', 'Ковалёв', 'Шевченко', 'Ким', 'Мельников', 'Гусев', 'Лобанов'],
    middle: ['Сергеевич', 'Андреевич', 'Викторович'],
  },
]
const FEMALE: readonly Names[] = [
  {
    first: ['Айгерим', 'Динара', 'Асель', 'Мадина', 'Жанар', 'Алия', 'Камила', 'Гульнара', 'Аружан', 'Томирис'],
    last: [
      ...['Ахметова', 'Жумабаева', 'Сейтказина', 'Оспанова', 'Касымова', 'Ибраева', 'Тулегенова', 'Абенова'],
      ...['Рахимова', 'Баймуратова', 'Темирова'],
    ],
    middle: ['Ерлановна', 'Болатовна', 'Маратовна', 'Кайратовна', 'Сериковна'],
  },
  {
    first: ['Анна', 'Елена', 'Ольга', 'Мария', 'Светлана', 'Дарья', 'Ирина', 'Наталья'],
    last: ['Петрова', 'Ковалёва', 'Шевченко', 'Ким', 'Мельникова', 'Цой'],
    middle: ['Сергеевна', 'Андреевна', 'Викторовна'],
  },
]

export type PersonName = { firstName: string; middleName: string | null; lastName: string }

export function randomPersonName(random: SeededRandom, femaleShare: number): PersonName {
  const { firstName, people } = firstNameOf(random, random.chance(femaleShare) ? FEMALE : MALE)
  return {
    firstName,
    middleName: random.chance(0.55) ? random.pick(people.middle) : null,
    lastName: random.pick(people.last),
  }
}

export function randomCustomerName(random: SeededRandom): string {
  const names = random.chance(0.6) ? FEMALE : MALE
  const isFull = random.chance(0.35)
  const { firstName, people } = firstNameOf(random, names)
  return isFull ? `${firstName} ${random.pick(people.last)}` : firstName
}

function firstNameOf(random: SeededRandom, names: readonly Names[]): { firstName: string; people: Names } {
  const all = names.flatMap((people) => people.first.map((firstName) => ({ firstName, people })))
  return random.pick(all)
}

const LATIN: Record<string, string> = {
  ...{ а: 'a', б: 'b', в: 'v', г: 'g', д: 'd', е: 'e', ё: 'e', ж: 'zh', з: 'z', и: 'i', й: 'y', к: 'k', л: 'l' },
  ...{ м: 'm', н: 'n', о: 'o', п: 'p', р: 'r', с: 's', т: 't', у: 'u', ф: 'f', х: 'kh', ц: 'ts', ч: 'ch', ш: 'sh' },
  ...{ щ: 'shch', ъ: '', ы: 'y', ь: '', э: 'e', ю: 'yu', я: 'ya' },
}

const latin = (name: string): string => Array.from(name.toLowerCase(), (letter) => LATIN[letter] ?? letter).join('')

/** The id makes the e-mail addresses of people with the same name different. */
export const generateEmail = ({ firstName, lastName }: PersonName, id: number): string =>
  `${latin(firstName).slice(0, 1)}.${latin(lastName)}${id}@dostavka.example`

const OPERATOR_CODES = [700, 701, 702, 705, 707, 708, 747, 771, 775, 776, 777, 778]

/**
 * A phone number with 11 digits, starting with 7. No Kazakh operator assigns numbers with a 0 after the operator code,
 * so no real phone is called.
 */
export const randomPhone = (random: SeededRandom): string =>
  `7${random.pick(OPERATOR_CODES)}0${String(random.int(0, 999_999)).padStart(6, '0')}`
