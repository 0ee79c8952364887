export const CONTACT_TYPES = [
  { value: 1, label: 'Директор' },
  { value: 2, label: 'Администратор' },
  { value: 3, label: 'Бухгалтер' },
  { value: 4, label: 'Шеф-повар' },
  { value: 5, label: 'Менеджер по доставке' },
] as const
