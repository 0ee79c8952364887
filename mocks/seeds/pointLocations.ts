import type { LatLong } from '../../src/domain/geo'
import type { ZoneType } from '../store/records'
import { AKTOBE, ALMATY, ASTANA, KARAGANDA, OSKEMEN } from './cities'

export type PointSeed = LatLong & { id: number; cityId: number; name: string; description: string; zones: ZoneType[] }

const EVERY: ZoneType[] = [1, 5, 8, 10, 20]

export const POINT_SEEDS: readonly PointSeed[] = [
  place(1, KARAGANDA.id, 'Центр', 'Проспект Бухар-жырау, 53', 49.80583, 73.08539, EVERY),
  place(2, KARAGANDA.id, 'Юго-Восток', 'Улица Университетская, 17', 49.77253, 73.130004, EVERY),
  place(3, KARAGANDA.id, 'Степной', 'Микрорайон Степной-2, 4', 49.75602, 73.14411, [1, 5, 8, 10]),
  place(4, KARAGANDA.id, 'Майкудук', 'Улица Магнитогорская, 31', 49.87713, 73.18604, [5, 8, 10]),
  place(5, KARAGANDA.id, 'Пришахтинск', 'Улица Зональная, 8', 49.88372, 73.06021, [8, 10]),
  place(6, ASTANA.id, 'Есиль', 'Улица Достык, 9', 51.12847, 71.43055, EVERY),
  place(7, ASTANA.id, 'Сарыарка', 'Улица Кенесары, 40', 51.17102, 71.41263, [1, 5, 8, 10]),
  place(8, ASTANA.id, 'Байконур', 'Улица Иманова, 19', 51.16041, 71.46922, [1, 8, 10]),
  place(9, ASTANA.id, 'Нура', 'Проспект Туран, 55', 51.09504, 71.39648, [8, 10, 20]),
  place(10, ALMATY.id, 'Алмалы', 'Улица Толе би, 101', 43.25211, 76.92044, EVERY),
  place(11, ALMATY.id, 'Бостандык', 'Улица Тимирязева, 42', 43.22503, 76.90601, [1, 5, 8, 10]),
  place(12, ALMATY.id, 'Медеу', 'Проспект Достык, 128', 43.23506, 76.95722, [1, 8, 10]),
  place(13, ALMATY.id, 'Ауэзов', 'Улица Жандосова, 98', 43.21804, 76.85012, [5, 8, 10]),
  place(14, ALMATY.id, 'Турксиб', 'Улица Сейфуллина, 32', 43.32105, 76.9406, [8, 10, 20]),
  place(15, ALMATY.id, 'Наурызбай', 'Микрорайон Калкаман, 6', 43.21212, 76.7993, [10, 20]),
  place(16, AKTOBE.id, 'Новый город', 'Проспект Абилкайыр хана, 52', 50.28803, 57.15401, [1, 5, 8, 10]),
  place(17, AKTOBE.id, 'Старый город', 'Улица Есет батыра, 107', 50.27905, 57.22013, [5, 10]),
  place(18, AKTOBE.id, 'Батыс', 'Микрорайон Батыс-2, 9', 50.26504, 57.11102, [8, 10]),
  place(19, OSKEMEN.id, 'Центр', 'Улица Казахстан, 64', 49.95012, 82.61504, [1, 5, 8, 10]),
  place(20, OSKEMEN.id, 'КШТ', 'Проспект Сатпаева, 21', 49.91803, 82.64911, [5, 8, 10]),
  place(21, OSKEMEN.id, 'Защита', 'Улица Ушанова, 70', 49.98804, 82.57702, [8, 10, 20]),
]

export const POINT_LOCATIONS: readonly (LatLong & { cityId: number; name: string })[] = POINT_SEEDS

function place(
  id: number,
  cityId: number,
  name: string,
  description: string,
  lat: number,
  long: number,
  zones: ZoneType[],
): PointSeed {
  return { id, cityId, name, description, lat, long, zones }
}
