// @ts-check
/** Export name and Russian name of stories, one story a line. */
const LINES = `
Loaded Загружено
AddAfterRefusal Добавление после отказа
Reload Обновление списка
UnreadRow Строка не прочитана
RetrySparesWrongDays Повтор не трогает дни с ошибками
Empty Пусто
Loading Загрузка
ServerError Ошибка сервера
Failed Не загрузилось
LoadFailed Не загрузилось
Forbidden Нет доступа
Denied Нет доступа: другой экран
BrowserRefused Браузер запретил
Light Светлая тема
Dark Тёмная тема
Edit Изменение
Add Добавление
Delete Удаление
Viewer Наблюдатель
ViewOnly Только просмотр
ViewAlone Только право просмотра
Refused Сервер отказал
DeleteRefused Удаление отклонено
AddWrong Добавление: ошибки в полях
AddRefused Добавление отклонено
AddServerError Добавление: ошибка сервера
Wrong Ошибки в полях
FiltersInAddress Фильтры из адреса
EditLoading Изменение: загрузка
EditUnknown Изменение: записи нет
EditRefused Изменение отклонено
EditOdd Изменение: необычные данные
EditWrong Изменение: ошибки в полях
EditUnknownRole Изменение: неизвестная роль
EditServerError Изменение: ошибка сервера
EditOtherCity Изменение: другой город
EditNeedsEnd Изменение: нужен конец
EditFailed Изменение: не загрузилось
EditCourier Изменение курьера
EditsAndDeletes Изменяет и удаляет
Saved Сохранено
Save Сохранение
Saving Сохраняется
SaveFailed Не сохранилось
SaveFails Не сохранилось
SaveRefused Сохранение отклонено
Unknown Записи нет
Required Обязательные поля
RequiredFields Обязательные поля
OtherCity Другой город
Open Открыто
NotUnderstood Введено непонятное
MayUpdate Можно изменять
MayDelete Можно удалять
MayCreate Можно добавлять
MayPublish Можно публиковать
MayLocate Можно видеть на карте
MayViewContacts Можно видеть контакты
MayUpdateBranches Можно изменять филиалы
MayDeleteBranches Можно удалять филиалы
MayOnlyAdd Можно только добавлять
MayOnlyAddBranches Можно только добавлять филиалы
Live В эфире
LiveUpdates Живые обновления
Filters Фильтры
Filter Фильтр
Filtered Отфильтровано
FilterAndReset Фильтр и сброс
FilterAndSort Фильтр и сортировка
FilterAndGroup Фильтр и группы
FilterByStatus Фильтр по статусу
FilterDependencies Зависимые фильтры
FilterPhone Фильтр по телефону
FiltersAndSort Фильтры и сортировка
BranchFilters Фильтр по филиалам
Blank Пустая форма
Filled Заполнено
Xlsx Выгрузка в Excel
Csv Выгрузка в CSV
CsvOfWhatIsSeen Выгрузка того, что видно
WrongAddress Неверный адрес
WithoutCity Без города
NoCity Город не выбран
Verdicts Оценки
Unexplained Не разложено
Typed Введено с клавиатуры
Toggled Переключено
Sorted Отсортировано
SortedAndPaged Сортировка и страницы
Sheet Сетка
RowActions Действия строки
Reset Сброс
RedirectToCity Переход в свой город
Reconnected Связь восстановлена
Reconnecting Связь восстанавливается
StillReconnecting Связь всё ещё восстанавливается
Connecting Соединение
ReadByKeys Чтение клавишами
ReadByPointer Чтение указателем
PlotAbove График над таблицей
PermissionLost Право отобрано
Paged Страницы
ManyPages Много страниц
SecondPage Вторая страница
TurnsPages Листает страницы
PageOverflow Страницы больше нет
Operator Оператор
Administrator Администратор
Newcomer Новичок
Partner Партнёр
Partners Партнёры
OpensByRow Открывается строкой
OpensByLink Открывается ссылкой
OpensScreen Открывает экран
OpensOrder Открывает заказ
OpensMap Открывает карту
OpensAndCloses Открывается и закрывается
OpensWithDefault Открывается с фильтром по умолчанию
NotFound Не найдено
NothingFound Ничего не найдено
NoMatch Нет совпадений
Nothing Ничего
Nobody Никого
NoCouriers Нет курьеров
NoBranches Нет филиалов
NoTypes Нет типов
NoPositions Нет положений
NoPointsNoCouriers Нет ни точек, ни курьеров
NoPoints Нет точек
NoPeriods Нет периодов
NoPartner Нет партнёра
NoOutlines Нет контуров
NoOrders Нет заказов
NoFines Нет штрафов
NoCoordinates Нет координат
NoConnection Нет связи
NoCompanies Нет контрагентов
NoChangeOfNegativeTotal Отрицательный итог не сохраняется
Documents Документы
DocumentsFailed Документы не загрузились
DocumentsEmpty Документов нет
OddDocuments Необычные документы
Density Плотность
Deleted Удалено
Days Дни
Create Создание
Created Создано
CreateRefused Создание отклонено
CreateWithoutImport Создание без копии
Chosen Выбрано
Choose Выбор
ChooseCity Выбор города
ChoosesCity Выбирает город
ChooseCityClearsPage Выбор города открывает первую страницу
ChoosesTheme Выбирает тему
ChangesTheme Меняет тему
ChoosesCourier Выбирает курьера
ChosenFile Выбранный файл
ByKeyboard С клавиатуры
Keyboard С клавиатуры
MenuByKeyboard Меню с клавиатуры
ByMouse Мышью
ByLink По ссылке
ByOrder По заказам
BranchesFailed Филиалы не загрузились
BranchLink Ссылка на филиал
Branches Филиалы
Blocked Нельзя сохранить
WrongText Непонятный текст
WrongPassword Неверный пароль
WrongOldPassword Неверный старый пароль
WrongConfig Ошибка в настройках
WrittenElsewhere Изменено в другом месте
World Смены города
OtherWorlds Другие миры
WithoutTheStream Без живого потока
WithoutPhones Без телефонов
WithoutOrders Без заказов
WithinFilter Внутри фильтра
WithSwitch С переключателем
WithFines Со штрафами
WhileTyping Во время ввода
Weekends Выходные
Week Неделя
Waterfall Из чего сложилось
Walks Обход клавишами
ViewBranchesOnly Только просмотр филиалов
ViewAndMove Просмотр и перенос
ViewAndMap Просмотр и карта
Uploaded Файл загружен
UploadRefused Загрузка файла отклонена
UploadPhoto Загрузка фото
DeletePhoto Удаление фото
BrokenPhoto Фото не открылось
PhotoToLookAt Фото крупно
UpdateAlone Только право изменения
Unsupported Не поддерживается
Unsaved Не сохраняется
Unread Непрочитанные
UnknownPermissions Неизвестные права
UnknownCount Число неизвестно
Undo Отмена действия
UnderMenu Под меню
UnderControl Под управлением
Unchanged Без изменений
UnassignedFromLink Без курьера, по ссылке
LateChosen Выбраны опоздания
LateStart Поздний старт
SoonFromLink Скоро опоздают, по ссылке
BecomesLate Становится опоздавшим
Type Ввод в сетке
TypesFailed Типы не загрузились
Track Трек
ShowsTrack Показывает трек
ShowsMap Показывает карту
Totals Итоги
TotalsLoading Итоги: загрузка
TotalsInPart Итоги: часть
TotalsFail Итоги не загрузились
TotalsError Итоги: ошибка
ToSettings К настройкам
Tiny Малые графики
Times Время
Tiles Плитки
Thousands Тысячи строк
Theme Тема
Tabs Вкладки
SwitchedOn Включено
SwappedCoordinates Координаты переставлены
Interrupted Прерванный импорт
StrangeNames Необычные имена
StepOverBars Ступени над столбцами
StatusRefused Смена статуса отклонена
StatusChanged Статус изменён
Statistics Статистика
StatisticsFailed Статистика не загрузилась
States Состояния
Stacked Стопки
Late Опаздывают
TrackIncomplete Трек не весь
Sparse Редкие данные
SlowNetwork Медленная сеть
FailingServer Сервер отказывает
SilentServer Сервер молчит
EmptyLists Списки пусты
LongTexts Длинные тексты
Offline Нет связи
SlotsAlone Только смены
SlotRefused Смена отклонена
SignsOut Выход
SignsIn Вход
SignsInAndOut Вход и выход
SignedOut Вышел
LoginWhileSignedIn Вход, когда уже вошли
KeyRefused Ключ не принят
Shown Показано
Shortcuts Сочетания клавиш
RussianLayout Русская раскладка
SettingRows Строки настроек
SetsPasswords Задаёт пароль
ChangePassword Смена пароля
ChangePasswordFails Пароль не сменился
PasswordShown Пароль показан
Selection Выделение строк
SelectionOverPages Выделение через страницы
FooterWithSelection Итог выделенного
Footer Итог таблицы
Searching Поиск идёт
Search Поиск
Schedule Расписание
ScheduleFailed Расписание не загрузилось
ScheduleEmpty Расписание пустое
ScheduleDayUnread День расписания не прочитан
CourierUnread Курьер не прочитан
TabAfterEnter Tab сразу после выбора
ZoneColors Цвета зон
EndedByLink Завершён, открыт по ссылке
SalaryPenalty Выплата со штрафом
SalaryEqual Выплата сходится
SalaryAlone Только выплаты
RowsReplaced Строки заменены
Role Роль
RolesFailed Роли не загрузились
RoleResets Роль сбрасывает поля
RetriesFailed Повтор не удался
ResetWholePlan Сброс всего плана
ReportAlone Только отчёт
Renamed Переименовано
RemoveAll Удалить всё
Remembered Запомнено
ReloadFailed Не обновилось
RefusedImport Импорт отклонён
ReadOnly Только чтение
RatesAlone Только ставки
Published Опубликовано
NotPublished Не опубликовано
Publish Публикация
PublishNothing Публиковать нечего
PublishRefused Публикация отклонена
Proof Проверка
ProofOfGroup Проверка группы
Progress Ход выполнения
PreviewFailed Просмотр не загрузился
PositionsFailed Положения не загрузились
Points Точки
PointsFailed Точки не загрузились
ChangesPoint Меняет точку
ChangePointRefused Смена точки отклонена
PickOnMap Выбор на карте
PhonesFailed Телефоны не загрузились
PhoneMask Маска телефона
PhoneForAWhile Телефон на время
PastedPhone Вставленный телефон
PeriodsFailed Периоды не загрузились
PeriodWithDates Период с датами
PeriodWithoutDates Период без дат
LoadingPeriods Загрузка периодов
HalfPeriod Половина периода
OtherPeriod Другой период
Pending В ожидании
Pay Выплата
PayUnknown Выплата: исход неизвестен
PayRefused Выплата отклонена
PayLostResponse Выплата: ответ потерян
PayCancelled Выплата отменена
PayBulk Выплата многим
Paste Вставка
PasteBlock Вставка блока
CopyPaste Копирование и вставка
Copy Копирование
CopyCheck Проверка копии
CopyCheckClosed Проверка копии закрыта
CopyDayRefused Копирование дня отклонено
PartnerFigures Показатели партнёра
Partial Частично
OwnCities Свои города
OnlyCity Единственный город
OfCourierInTheOnlyCity Курьер в единственном городе
Overview Обзор
OtherPeople Другие люди
OtherFilter Другой фильтр
OrderOfAnotherPage Заказ с другой страницы
OrderChosen Выбран заказ
CourierChosen Выбран курьер
OnlyLooking Только просмотр
OneOrder Один заказ
OnPaper На бумаге
OnMap На карте
OldVersion Старая версия
OldVersionDark Старая версия, тёмная
Off Выключено
OfTheMonth За месяц
OfCourier Курьера
OfCompany Контрагента
OfChosenCount Выбранное число
OfADay За день
OddResponse Необычный ответ сервера
NotificationsAlone Только уведомления
NothingPromised Срок не обещан
NothingPlanned Ничего не запланировано
Notes Примечания
NotADate Не дата
NoneAndFailed Нет и не загрузилось
Newest Новые сверху
NewestNone Новых нет
NewOrder Новый заказ
NewOnesWait Новые ждут
NegativeTotal Отрицательный итог
Narrow Телефон
InNarrowList Узкий список
MovesAll Переносит все
Move Перенос
MonthsToCome Будущие месяцы
Moment Момент
Mismatch Не сходится
MapNotAllowed Карта недоступна
MapAlone Только карта
ManyCities Много городов
CitiesAllowed Разрешённые города
ManageAlone Только управление
MadeDefault Сделано по умолчанию
ListsFailed Списки не загрузились
LinkedBothWays Ссылки в обе стороны
LinkWins Ссылка важнее
LinkToNone Ссылка в никуда
LineWithoutData Линия без данных
LineBelowZero Линия ниже нуля
Line Линия
Leftovers Остатки
LeftByMistake Покинуто по ошибке
LeaveWithChanges Уход с изменениями
LeaveQuestionOpen Вопрос об уходе открыт
LeaveQuestion Вопрос об уходе
Leave Уход
IconsDoNotOpen Значки не открывают строку
HonestAge Давность положения
RefreshFailed Не обновилось
DataOld Данные давние
LeftShift Ушёл со смены
UndatedPosition Положение без времени
DueUnread Сроки прочитаны не все
NoCities Нет доступных городов
EnterOpensCard Карточка по Enter
StackOfCouriers Курьеры в одном месте
GroupOpened Группа раскрыта
NoHistory Истории нет
ByLinkLoading По ссылке: загрузка
ShiftUnread Смена не прочитана
History История
HideFailed Не скрылось
HideByKey Скрытие клавишей
Hide Скрытие
HiddenByColleague Скрыто коллегой
Heat Тепловая карта
FullStorage Хранилище переполнено
FromTheStream Из потока
FollowsTheStream Следует за потоком
FromBank Из банка
FiveHundred Пятьсот заказов
FirstLoad Первая загрузка
Figures Показатели
CourierFigures Показатели курьера
ExternalCourierLost Внешний курьер потерян
Existing Существующая запись
Everything Всё вместе
Equal Поровну
EqualAndFalling Поровну и убывая
EndsSlotWithOrder Завершает смену с заказом
EndsSlot Завершает смену
EndByPress Завершение нажатием
EmptyPublishedDay Пустой опубликованный день
EmptyDraftDay Пустой день черновика
Elsewhere В другом месте
Effect Последствия
DuplicateName Повтор названия
DroppedFile Файл перетащен
Drawn Нарисовано
DraftSwitch Переключение черновика
Doors Ссылки показателей
Different Различается
DictionaryFailed Словарь не загрузился
DictionaryError Словарь: ошибка
Deviations Отклонения
DemoPeople Люди демо
DemandFailed Спрос не загрузился
Demand Спрос
DeliveryTimes Сроки доставки
DeliveredMeanwhile Тем временем доставлен
DeleteServerError Удаление: ошибка сервера
DeleteBranch Удаление филиала
DaysFailed Дни не загрузились
DayFailed День не загрузился
Danger Опасное действие
CouriersFailed Курьеры не загрузились
CouriersError Курьеры: ошибка
Couriers Курьеры
CourierOnMap Курьер на карте
CourierMapFailed Карта курьеров не загрузилась
CourierMap Карта курьеров
CourierChanged Курьер сменён
Courier Курьер
Counted Посчитано
CoordinatesChanged Координаты изменились
Conflict Конфликт изменений
CompaniesLoading Контрагенты: загрузка
CompaniesFailed Контрагенты не загрузились
ColumnSettings Настройка столбцов
ColumnNames Названия столбцов
ColumnGroups Группы столбцов
ColumnFilterText Фильтр столбца: текст
ColumnFilterSelect Фильтр столбца: выбор
ColumnFilterDate Фильтр столбца: дата
Collapsed Свёрнуто
Closing Закрывается
ClosedByKey Закрыто клавишей
Closed Закрыто
CityOfThePage Город страницы
City Город
ChangedMeanwhile Тем временем изменено
ChangeForgotten Изменение забыто
CaughtUp Догнал время
Behind Отстаёт
Cancels Отменяет
CancelRefused Отмена отклонена
CalendarOpen Календарь открыт
Burst Всплеск заказов
Both Оба
Blocks Блоки строк
Bars Столбцы
Badges Пометки
Back Назад
AsInTheStory Как в истории
Arriving Приходят новые
Archived В архиве
ArchiveLink Ссылка на архив
ApplyFails Не применилось
Applies Применяется
AllConfirmed Все подтвердили
AddsOnly Только добавляет
Adds Добавляет
AddStep Новый шаг
AddPartner Добавление партнёра
AddOtherCity Добавление: другой город
AddLostResponse Добавление: ответ потерян
AddDropsQuery Добавление сбрасывает фильтр
AddDouble Двойное нажатие
AddCourier Добавление курьера
AddAndRemove Добавление и удаление строк
ActiveAgain Снова активен
Active Активен
AddFromPalette Добавление из палитры
AddInOtherCity Добавление в другом городе
AddedElsewhere Добавлено в другом месте
AddedIsMarked Добавленное отмечено
All Все
CellsByKeys Ячейки клавишами
CellsByPointer Ячейки указателем
DaysFail Дни не загрузились
Declined Отказались
Dismissed Закрыто
EditFarAway Изменение: далёкое место
Fast Часы спешат
Slow Часы отстают
HangingServer Сервер не отвечает
InOrder По порядку
LastTwoWeeks Последние две недели
LeaveUnapplied Уход без применения
Long Длинные тексты
MapWithoutPoints Карта без точек
MoveAndPaste Перенос и вставка
NearlyRight Почти верно
NeighboursFailed Соседи не загрузились
NothingToHide Скрывать нечего
OfAGroup Группы
OldData Устаревшие данные
Print Печать
Restored Восстановлено
SeveralPolygons Несколько контуров
ShiftsEqual Смены сходятся
ShiftsUnknown Смены неизвестны
Spreadsheet Из таблицы
Stopped Остановлено
Stretch Растягивание
Touch Касанием
TypeAndAssign Ввод и назначение
UnreadableOrder Нечитаемый заказ
Verdict Оценка
WaitingOrders Ожидающие заказы
WeekBefore Неделя раньше
ChosenOnMap Выбраны на карте
CopyGrids Копия сеток в другой город
CopyRefused Копия отклонена
CourierRatesAlone Ставки: одно право
Cover Покрытие
CreateAlone Только добавление
DeleteAlone Только удаление
DoublesUnknown Повторы неизвестны
EditByKey Изменение с клавиатуры
EndByPlan Окончание по плану
EndsSlotUnknown Завершает смену: исход неизвестен
DoorsOfOrders Показатели ведут к заказам
DoorsOfShifts Показатели ведут к сменам
DoorsOfSalary Показатели ведут к выплатам
Place Где курьер
PlaceUnknown Где курьер: места нет
PlaceNotAllowed Где курьер: нет права
EndByArrows Окончание стрелками
NobodyListed Никто не назван
TrackWithoutOrders Маршрут без права на заказы
UnknownPaymentType Неизвестный тип оплаты в адресе
Left Уход без изменений
SaveOpenCell Сохранение открытой ячейки
ExtrasFailed Дополнения не загрузились
ExtrasNotAllowed Дополнения недоступны
NoPlan Без плана
NothingToEstimate Оценивать нечего
PlanNotAllowed План недоступен
RatesWhatIf Оценка ставок
RatioRatesAlone Повышенная ставка: одно право
RatioWhatIf Оценка повышенной ставки
Results Результаты
SentOnLeaving Отправлено при уходе
SeveralAtOnce Несколько сразу
SheetOnPaper Ведомость на бумаге
ShiftRange Диапазон с Shift
StartOff Начало не по плану
Undone Отменено
WhatIfFails Оценка не удалась
WeekBeforeFailed Неделя раньше не загрузилась
TrackFailed Маршрут не загрузился
NoTrack Маршрута нет
PointOfBlock Точка блока
FinesFailed Штрафы не загрузились
StatisticsLoading Статистика: загрузка
WeekFailed Неделя не загрузилась
ZonesOnMap Зоны на карте
Actions Действия
Several Несколько заказов сразу
OneRefused Одному отказано
ReasonForTheFirst Почему первый
WithoutPlaces Без прав на места и план
MayNot Нет права назначать
CourierAssigned Назначение с карты
ListStandsStill Список стоит на месте
Orders Заказы
OrderDetail Карточка заказа
ArchivedOrder Архивный заказ
Notifications Уведомления
Shifts Смены
Zones Зоны доставки
Companies Контрагенты
Contacts Контакты
Employees Сотрудники
Payments Оплаты
Schedules Расписания
WithoutCourier Без курьера
Tuned Настроено
Pasted Вставлено
TimeSteps Шаги времени
Docked Закреплено
LunchPeak Обеденный пик
FocusKept Фокус остаётся
OneDoor Заказы у одной двери
Show Показать
ByKeys Клавишами
Ended Завершён, пока открыт
`

/** @type {(readonly [exportName: string, name: string])[]} */
export const NAME_PAIRS = LINES.trim()
  .split('\n')
  .map((line) => [line.slice(0, line.indexOf(' ')), line.slice(line.indexOf(' ') + 1)])

/**
 * What designers read and search for, by the export names of stories, which are the same word in every file. A name that is
 * not here is shown in English; `name` in a story wins.
 * @type {Record<string, string>}
 */
export const STORY_NAMES = Object.fromEntries(NAME_PAIRS)
