import type { LatLong } from '../../src/domain/geo'
import { DEFAULT_CENTER } from '../../src/domain/geo'
import type { CityRecord } from '../store/records'

export const KARAGANDA: CityRecord = {
  id: 1,
  name: 'Караганда',
  timezone: 5,
  status: true,
  deliveryService: 'YANDEX',
}
export const ASTANA: CityRecord = { id: 2, name: 'Астана', timezone: 5, status: true, deliveryService: 'YANDEX' }
export const ALMATY: CityRecord = { id: 3, name: 'Алматы', timezone: 5, status: true, deliveryService: 'INDRIVE' }
export const AKTOBE: CityRecord = { id: 4, name: 'Актобе', timezone: 5, status: true, deliveryService: null }
export const OSKEMEN: CityRecord = {
  id: 5,
  name: 'Усть-Каменогорск',
  timezone: 6,
  status: true,
  deliveryService: 'INDRIVE',
}
/** The only city that can be deleted: it is not open yet and has no points or orders. */
export const TEMIRTAU: CityRecord = { id: 6, name: 'Темиртау', timezone: 5, status: false, deliveryService: 'YANDEX' }

export const CITIES: readonly CityRecord[] = [KARAGANDA, ASTANA, ALMATY, AKTOBE, OSKEMEN, TEMIRTAU]

export type CitySeed = {
  cityId: number
  center: LatLong
  /** Number of couriers of a company with 100,000 orders per month. */
  couriers: number
  weight: number
  /** The number of street names must be even, because the names alternate between the two axes of the street grid. */
  streets: readonly string[]
}

export const CITY_SEEDS: readonly CitySeed[] = [
  {
    cityId: KARAGANDA.id,
    center: DEFAULT_CENTER,
    couriers: 120,
    weight: 33,
    streets: [
      'проспект Бухар-жырау',
      'проспект Нурсултана Назарбаева',
      'улица Ерубаева',
      'улица Гоголя',
      'улица Алиханова',
      'улица Муканова',
      'улица Гапеева',
      'улица Университетская',
      'бульвар Мира',
      'улица Лободы',
      'улица Жамбыла',
      'улица Крылова',
      'улица Толепова',
      'улица Таттимбета',
      'улица Ермекова',
      'улица Абдирова',
      'улица Кривогуза',
      'улица Сатыбалдина',
      'улица Язева',
      'улица Рыскулова',
      'улица Чкалова',
      'улица Пичугина',
      'улица Ержанова',
      'улица Мустафина',
      'улица Карбышева',
      'проспект Шахтёров',
      'улица Магнитогорская',
      'улица Зональная',
    ],
  },
  {
    cityId: ASTANA.id,
    center: { lat: 51.1401, long: 71.4272 },
    couriers: 55,
    weight: 13,
    streets: [
      'проспект Мангилик Ел',
      'проспект Туран',
      'улица Кенесары',
      'проспект Республики',
      'улица Сыганак',
      'улица Достык',
      'улица Иманова',
      'проспект Кабанбай батыра',
      'улица Бейбитшилик',
      'улица Керей и Жанибек хандар',
      'улица Сарайшык',
      'улица Кунаева',
      'проспект Улы Дала',
      'улица Орынбор',
      'проспект Абая',
      'улица Сейфуллина',
      'улица Жумабаева',
      'проспект Богенбай батыра',
      'улица Петрова',
      'улица Валиханова',
    ],
  },
  {
    cityId: ALMATY.id,
    center: { lat: 43.2426, long: 76.9075 },
    couriers: 60,
    weight: 14,
    streets: [
      'проспект Абая',
      'улица Толе би',
      'проспект Достык',
      'улица Сатпаева',
      'улица Розыбакиева',
      'проспект Назарбаева',
      'улица Жандосова',
      'улица Тимирязева',
      'улица Кабанбай батыра',
      'улица Сейфуллина',
      'улица Байтурсынова',
      'улица Ауэзова',
      'улица Манаса',
      'улица Гоголя',
      'проспект Райымбека',
      'улица Шевченко',
      'улица Курмангазы',
      'улица Жарокова',
      'улица Навои',
      'улица Шаляпина',
    ],
  },
  {
    cityId: AKTOBE.id,
    center: { lat: 50.2839, long: 57.167 },
    couriers: 32,
    weight: 7,
    streets: [
      'проспект Абилкайыр хана',
      'проспект Алии Молдагуловой',
      'улица Маресьева',
      'улица Братьев Жубановых',
      'проспект Санкибай батыра',
      'улица Есет батыра',
      'улица Тургенева',
      'улица Некрасова',
      'улица Айтеке би',
      'улица Шернияза',
      'улица Бокенбай батыра',
      'улица Алтынсарина',
      'улица Пацаева',
      'улица Ломоносова',
    ],
  },
  {
    cityId: OSKEMEN.id,
    center: { lat: 49.9482, long: 82.628 },
    couriers: 33,
    weight: 7,
    streets: [
      'проспект Назарбаева',
      'улица Казахстан',
      'проспект Сатпаева',
      'улица Протозанова',
      'проспект Абая',
      'улица Кабанбай батыра',
      'улица Ушанова',
      'улица Бурова',
      'улица Бажова',
      'улица Красина',
      'улица Тохтарова',
      'улица Потанина',
      'улица Кайсенова',
      'улица Ворошилова',
    ],
  },
]

export const findCitySeed = (cityId: number): CitySeed | undefined =>
  CITY_SEEDS.find((scale) => scale.cityId === cityId)
