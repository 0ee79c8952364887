import { screen } from 'storybook/test'

export const PATH = '/points/2/settings'
export const FIELD = 'Выгрузка из сервиса карт (JSON)'
export const field = () => screen.findByLabelText(FIELD)

export async function paste(text: string): Promise<void> {
  const clipboardData = new DataTransfer()
  clipboardData.setData('text/plain', text)
  const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true })
  ;(await field()).dispatchEvent(event)
}

export const applyButton = (name: string) => screen.findByRole('button', { name: `Применить: ${name}` })

export const zoneSelect = (name: string) => screen.findByRole('combobox', { name: `Зона для «${name}»` })
