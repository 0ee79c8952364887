export type DemoNotice = {
  kind:
    | 'caughtUp'
    | 'apart'
    | 'behind'
    | 'old'
    | 'outdated'
    | 'unsaved'
    | 'elsewhere'
    | 'forgetful'
    | 'alone'
    | 'pictureless'
    | 'noLesson'
  tone: 'info' | 'warning'
  text: string
}

const MINUTE = 60
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
/** Seconds. */
const APART = 15 * MINUTE

/** Formats a duration with its two largest units: `3 дн. 4 ч`, `2 ч 5 мин`, `12 мин`. */
export function formatDuration(seconds: number): string {
  const parts = [
    [Math.floor(seconds / DAY), 'дн.'],
    [Math.floor((seconds % DAY) / HOUR), 'ч'],
    [Math.floor((seconds % HOUR) / MINUTE), 'мин'],
  ] as const
  const shown = parts.filter(([count]) => count > 0).slice(0, 2)
  return shown.length === 0 ? 'меньше минуты' : shown.map(([count, unit]) => `${count}\u00a0${unit}`).join(' ')
}

export const caughtUpNotice = (seconds: number): DemoNotice => ({
  kind: 'caughtUp',
  tone: 'info',
  text: `Пока вас не было, в мире прошло ${formatDuration(seconds)}: заказы и смены за это время уже отработаны.`,
})

/**
 * Notice that the mock clock is `ahead` seconds ahead of the computer's clock (negative: behind). A difference above
 * one hour is rounded down to whole hours, because a screen reader reads the text again whenever it changes.
 */
export function clockDifferenceNotices(ahead: number, speed: number): DemoNotice[] {
  const distance = Math.abs(ahead)
  if (distance < APART) return []
  const time = formatDuration(distance > HOUR ? distance - (distance % HOUR) : distance)
  const text = ahead > 0 ? `Мир опережает текущее время на ${time}.` : `Мир отстаёт от текущего времени на ${time}.`
  const isLeft = ahead < 0 && speed === 1
  return [
    {
      kind: isLeft ? 'behind' : 'apart',
      tone: isLeft ? 'warning' : 'info',
      text: `${text} ${isLeft ? 'Он продолжен с того места, где остановился. ' : ''}«Сбросить» начнёт новый день.`,
    },
  ]
}

export const oldWorldNotice = (seconds: number): DemoNotice => ({
  kind: 'old',
  tone: 'info',
  text: `Этому миру уже ${formatDuration(seconds - (seconds % DAY))}. «Сбросить» начнёт новый день.`,
})

const UNFIT = 'продолжить его нельзя. Показан новый, он пока не сохраняется. «Сбросить» удалит прежний мир.'

export const OUTDATED_WORLD_NOTICE: DemoNotice = {
  kind: 'outdated',
  tone: 'warning',
  text: `Сохранённый мир создан прежней версией исходных данных, ${UNFIT}`,
}

export const DAMAGED_WORLD_NOTICE: DemoNotice = {
  kind: 'outdated',
  tone: 'warning',
  text: `Сохранённый мир повреждён, ${UNFIT}`,
}

export const WORLD_NOT_SAVED_NOTICE: DemoNotice = {
  kind: 'unsaved',
  tone: 'warning',
  text: 'Браузер не даёт хранить данные: после перезагрузки изменения пропадут.',
}

export const LESSON_NOT_FOUND_NOTICE: DemoNotice = {
  kind: 'noLesson',
  tone: 'warning',
  text: 'Такого урока нет: ссылка устарела, или файл урока ещё не импортирован в этом браузере.',
}

export const OPEN_ELSEWHERE_NOTICE: DemoNotice = {
  kind: 'elsewhere',
  tone: 'warning',
  text: 'Этот мир открыт в другом месте и продолжается там. Здесь он остановлен.',
}

export const NO_STORAGE_NOTICE: DemoNotice = {
  kind: 'forgetful',
  tone: 'warning',
  text: 'Браузер не даёт хранить данные сайта: после перезагрузки понадобится войти снова, настройки пропадут.',
}

export const NO_SHARED_WORKER_NOTICE: DemoNotice = {
  kind: 'alone',
  tone: 'warning',
  text: 'Браузер не даёт вкладкам общего мира: у каждой вкладки он свой.',
}

export const NO_SERVICE_WORKER_NOTICE: DemoNotice = {
  kind: 'pictureless',
  tone: 'warning',
  text: 'Браузер не даёт демо работать в фоне: карта и фотографии не загрузятся, без сети демо не откроется.',
}
