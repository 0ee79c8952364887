// @ts-check
/**
 * What a page of a component says of a property, by its name, which means the same in every component. A property that is not here is
 * told by its type alone.
 * @type {Record<string, string>}
 */
export const PROP_WORDS = Object.fromEntries(
  `
action Что произойдёт при согласии
add Слова кнопки добавления
addText Слова кнопки, которая добавляет строку
allowClear Можно ли очистить выбор
area Часть экрана, в которой стоит таблица
askedAt Когда спрошены данные, миллисекунды
at Место, рядом с которым открыть
autoComplete Подсказка менеджеру паролей
blank Значения новой записи
block Почему форму нельзя отправить
canAdd Можно ли добавить ещё строку
cancelText Слова кнопки отказа
cancelTo Куда ведёт «Отмена»
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
disabled Недоступно
editTo Экран изменения
empty Что показать, когда строк нет
entity Запись, которую меняют
error Что случилось
expandable Подробности под строкой
extra Стоит в конце строки
failure Отказ и что с ним делать
figures Суммы записей экрана
filter Поля фильтра
focus Где стоит фокус или куда смотрит карта
footer Строки итогов
format Как пишется значение или вид файла
group Группа меток
hasBars Полосы за числами
height Высота, пиксели
hint Подсказка
icon Рисунок
id Номер
isDashed Пунктир
isKept Строка, без которой нельзя
isLive Строки приходят сами
isOn Включено
isOpen Открыто
isPartial Строки с неполными числами
isReady Форма загружена
isSelected Выбрано
isShaded Строки на тени: выходные
isStrong Толстая линия
keptText Почему строку нельзя удалить
keys Условия, которые задаёт фильтр
kind Какое число: целое, дробное, со знаком
label Подпись
lastRowText Почему последнюю строку нельзя удалить
lat Поле широты
letter Буква
level Выше тех, у кого меньше
lineName Имя части, когда сказать надо в одну строку
list Список: строки, страница, условия
loading Загружается
locale Слова библиотеки
long Поле долготы
max Не больше
maxLength Сколько знаков можно ввести
min Не меньше
minRows Сколько строк должно остаться
missing Сколько строк не прочитано
mode Создание или изменение
name Имя поля или списка
near Место, с которым сравнивают
notice Стоит над полями
of Загружаемое: ждём, пришло или отказ
onCancel Отказались
onChange Изменили
onChoose Выбрали
onClose Закрыли
onDelete Нажали «Удалить»
onDone Сделано
onEdit Нажали «Изменить»
onLeave Уходят без сохранения
onRemove Убирают
onRetry Нажали «Обновить»
onSaved Сохранено
onSelect Выбрали
onStay Остаются
opacity Плотность заливки, от 0 до 1
open Открыто
options Варианты выбора
page Номер страницы
perRow Значений в строке
place Место на карте
placeholder Пример в пустом поле
places Места на карте
points Места по горизонтали
present Нынешние условия списка
preset Значения, пока в адресе нет своих
query Условия списка
readings Числа графика
rowKey Чем строки различаются
rows Строки
rule Правило, которое проверяет поле
saved Сохранённые фильтры
screen Чей это список
selected Что выбрано
selection Выбор строк
series Ряды
size Размер, пиксели
source Откуда берутся строки файла
state Что загружено: строки, страница, сколько всего
status Включено или нет
step Шаг списка
stepMinutes Шаг списка, минут
steps Части суммы
submit Что отправить
submitText Слова кнопки отправки
subtitle Чего отчёт: период и город
suffix Единица
summary Главное словами
text Текст
title Заголовок
to Куда ведёт
tone Тон
toolbar Слева над таблицей
tools Кнопки справа над таблицей
totalLabel Подпись итога
twin Как узнать, что запись уже создана
type Вид
unreadableWords Слова о строках, которые не показаны
values Значения
viewTo Экран записи
waiting Что показать до ответа
what Что скопируется
width Ширина, пиксели
words Подписи полей фильтра
`
    .trim()
    .split('\n')
    .map((line) => [line.slice(0, line.indexOf(' ')), line.slice(line.indexOf(' ') + 1)]),
)
