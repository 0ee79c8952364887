import type { Random } from '../store/random'

const MALE = {
  first: [
    'Азамат',
    'Ерлан',
    'Данияр',
    'Нурлан',
    'Арман',
    'Тимур',
    'Бауыржан',
    'Мирас',
    'Алихан',
    'Санжар',
    'Дмитрий',
    'Сергей',
    'Андрей',
    'Иван',
    'Максим',
    'Руслан',
    'Олег',
    'Виталий',
    'Ринат',
    'Адиль',
  ],
  last: [
    'Ахметов',
    'Жумабаев',
    'Сейтказин',
    'Оспанов',
    'Касымов',
    'Ибраев',
    'Тулегенов',
    'Мусин',
    'Абенов',
    'Сыздыков',
    'Петров',
    'Ковалёв',
    'Шевченко',
    'Ким',
    'Мельников',
    'Гусев',
    'Рахимов',
    'Баймуратов',
    'Темиров',
    'Лобанов',
  ],
  middle: ['Ерланович', 'Сергеевич', 'Болатович', 'Маратович', 'Андреевич', 'Кайратович', 'Викторович', 'Серикович'],
}
const FEMALE = {
  first: [
    'Айгерим',
    'Динара',
    'Асель',
    'Мадина',
    'Жанар',
    'Алия',
    'Камила',
    'Гульнара',
    'Анна',
    'Елена',
    'Ольга',
    'Мария',
    'Светлана',
    'Дарья',
    'Аружан',
    'Томирис',
    'Ирина',
    'Наталья',
  ],
  last: [
    'Ахметова',
    'Жумабаева',
    'Сейтказина',
    'Оспанова',
    'Касымова',
    'Ибраева',
    'Тулегенова',
    'Мусина',
    'Абенова',
    'Петрова',
    'Ковалёва',
    'Шевченко',
    'Ким',
    'Мельникова',
    'Рахимова',
    'Баймуратова',
    'Темирова',
    'Цой',
  ],
  middle: ['Ерлановна', 'Сергеевна', 'Болатовна', 'Маратовна', 'Андреевна', 'Кайратовна', 'Викторовна', 'Сериковна'],
}

export type PersonSeed = { firstName: string; middleName: string | null; lastName: string }

export function personName(random: Random, femaleShare: number): PersonSeed {
  const { first, last, middle } = random.chance(femaleShare) ? FEMALE : MALE
  return {
    firstName: random.pick(first),
    middleName: random.chance(0.55) ? random.pick(middle) : null,
    lastName: random.pick(last),
  }
}

export function customerName(random: Random): string {
  const { first, last } = random.chance(0.6) ? FEMALE : MALE
  return random.chance(0.35) ? `${random.pick(first)} ${random.pick(last)}` : random.pick(first)
}

const OPERATOR_CODES = [700, 701, 702, 705, 707, 708, 747, 771, 775, 776, 777, 778]

/**
 * A phone number with 11 digits, starting with 7. No Kazakh operator assigns numbers with a 0 after the operator code,
 * so no real phone is called.
 */
export const phone = (random: Random): string =>
  `7${random.pick(OPERATOR_CODES)}0${String(random.int(0, 999_999)).padStart(6, '0')}`
