import { Button } from 'antd'
import { useState } from 'react'
import { expect, within } from 'storybook/test'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { LoadedContent } from '../../src/ui/load/LoadedContent'
import { onStage, stageLoader } from '../stage'
import { FLOWS, type Flow, type Step } from './flows.mjs'
import { Page, Section } from './Page'
import { isInStorybook, StoryFrame } from './StoryFrame'
import { type IndexEntry, useStoryIndex } from './storyIndex'
import { StoryLink, withToolbar } from './toolbarContext'

const find = (entries: readonly IndexEntry[], [title, name]: Step) =>
  entries.find((entry) => entry.title === title && entry.name === name)

function FlowPage({ title, steps }: Flow) {
  const index = useStoryIndex()
  const [isShown, setShown] = useState(isInStorybook)
  return (
    <Page title={title} about="Шаги по порядку; каждый — настоящий экран. Ссылка открывает его в полный размер.">
      <LoadedContent of={index} waiting={null}>
        {(entries) => {
          const found = steps.map((step) => [step, find(entries, step)] as const)
          return (
            <>
              <ol>
                {found.map(([step, story]) => (
                  <li key={step[2]}>{story ? <StoryLink to={story}>{step[2]}</StoryLink> : step[2]}</li>
                ))}
              </ol>
              <Button onClick={() => setShown(!isShown)}>{isShown ? 'Скрыть экраны' : 'Показать экраны'}</Button>
              {isShown && (
                <Section title="Экраны">
                  <div className="catalogue__frames">
                    {found.map(
                      ([step, story], place) =>
                        story && <StoryFrame key={story.id} story={story} caption={`${place + 1}. ${step[2]}`} />,
                    )}
                  </div>
                </Section>
              )}
            </>
          )
        }}
      </LoadedContent>
    </Page>
  )
}

const meta: Meta<typeof FlowPage> = {
  title: 'Сценарии/По шагам',
  component: FlowPage,
  loaders: [stageLoader],
  decorators: [withToolbar, onStage],
}
export default meta

type Story = StoryObj<typeof FlowPage>

const play: Story['play'] = async ({ args, canvas }) => {
  await expect(await canvas.findByRole('link', { name: args.steps[0]?.[2] ?? '' })).toBeVisible()
  await expect(
    within(canvas.getByRole('list'))
      .getAllByRole('link')
      .map((link) => link.textContent),
  ).toEqual(args.steps.map(([, , text]) => text))
}

export const OrderFlow: Story = { name: 'Заказ от звонка до двери', args: FLOWS.order, play }
export const PeakFlow: Story = { name: 'Час пик', args: FLOWS.peak, play }
export const ShiftFlow: Story = { name: 'Смена курьера', args: FLOWS.shift, play }
export const FineFlow: Story = { name: 'Штраф курьеру', args: FLOWS.fine, play }
export const WeekFlow: Story = { name: 'Неделя курьеров', args: FLOWS.week, play }
export const CompanyFlow: Story = { name: 'Контрагент и филиал', args: FLOWS.company, play }
export const ZonesFlow: Story = { name: 'Город, точка и зоны', args: FLOWS.zones, play }
export const StaffFlow: Story = { name: 'Новый сотрудник', args: FLOWS.staff, play }
export const RatesFlow: Story = { name: 'Ставки города', args: FLOWS.rates, play }
export const PayFlow: Story = { name: 'Выплата курьерам', args: FLOWS.pay, play }
export const PaymentFlow: Story = { name: 'Оплата контрагента', args: FLOWS.payment, play }
export const ReportFlow: Story = { name: 'Сверка отчёта', args: FLOWS.report, play }
export const NewsFlow: Story = { name: 'Разбор уведомлений', args: FLOWS.news, play }
