// @ts-check
/**
 * Russian descriptions of props that several components share, by prop name. Other props are described in `argTypes` of their stories or by
 * their type.
 * @type {Record<string, string>}
 */
export const PROP_DESCRIPTIONS = Object.fromEntries(
  `
action Что произойдёт при согласии
askedAt Когда спрошены данные, миллисекунды
at Место, рядом с которым открыть
autoComplete Подсказка менеджеру паролей
block Почему форму нельзя отправить
cancelText Слова кнопки отказа
caption Подпись рядом с меткой
cells Значения ячеек
change Меняет сохранённое
children Содержимое
cityId Город, по часам которого показано время
color Цвет
column Колонка, о которой речь
columns Колонки
confirmText Слова кнопки действия
danger Действие нельзя вернуть
empty Что показать, когда строк нет
error Что случилось
extra Стоит в конце строки
failure Отказ и что с ним делать
filter Поля фильтра
focus Где стоит фокус или куда смотрит карта
format Как пишется значение или вид файла
group Группа меток
height Высота, пиксели
hint Подсказка
icon Рисунок
id Номер
isDashed Пунктир
isKept Строка, без которой нельзя
isOn Включено
isOpen Открыто
isPartial Строки с неполными числами
isReady Форма загружена
isSelected Выбрано
isShaded Строки на тени: выходные
keptText Почему строку нельзя удалить
keys Условия, которые задаёт фильтр
kind Какое число: целое, дробное, со знаком
label Подпись
lat Поле широты
list Список: строки, страница, условия
loading Загружается
locale Слова библиотеки
long Поле долготы
max Не больше
maxLength Сколько знаков можно ввести
minRows Сколько строк должно остаться
missing Сколько строк не прочитано
name Имя поля или списка
of Загружаемое: ждём, пришло или отказ
onChange Изменили
onClose Закрыли
onDone Сделано
onRemove Убирают
onRetry Нажали «Обновить»
onSaved Сохранено
onSelect Выбрали
open Открыто
options Варианты выбора
page Номер страницы
perRow Значений в строке
place Место на карте
places Места на карте
points Места по горизонтали
present Нынешние условия списка
query Условия списка
readings Числа графика
rowKey Чем строки различаются
rows Строки
rule Правило, которое проверяет поле
saved Сохранённые фильтры
screen Чей это список
selected Что выбрано
series Ряды
size Размер, пиксели
source Откуда берутся строки файла
state Что загружено: строки, страница, сколько всего
status Включено или нет
step Шаг списка
summary Главное словами
text Текст
title Заголовок
to Куда ведёт
tone Тон
toolbar Слева над таблицей
tools Кнопки справа над таблицей
totalLabel Подпись итога
type Вид
unreadableWords Слова о строках, которые не показаны
values Значения
width Ширина, пиксели
words Подписи полей фильтра
`
    .trim()
    .split('\n')
    .map((line) => [line.slice(0, line.indexOf(' ')), line.slice(line.indexOf(' ') + 1)]),
)
