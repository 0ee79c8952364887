import { expect, fn, waitFor } from 'storybook/test'
import type { Meta, StoryObj } from 'storybook-react-rsbuild'
import { LUNCH_PEAK_QUERY_STRING } from '../../mocks/demo/scenarios'
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from '../../mocks/seeds/demoAccounts'
import { failingHandler, networkErrorHandler, pendingHandler } from '../../mocks/testing'
import { DemoUserList as DemoPeopleList } from '../../src/pages/login/DemoUserList'
import { demoUsersState } from '../../src/pages/login/demoUsersState'
import { LoginPage } from '../../src/pages/login/LoginPage'
import { session } from '../../src/session/session'
import { pageLoader, withPage } from '../app/withPage'
import { stageOf } from '../stage'

const meta: Meta<typeof LoginPage> = {
  title: 'Вход/Вход',
  tags: ['экран'],
  component: LoginPage,
  args: { onIntent: fn() },
  loaders: [pageLoader],
  decorators: [withPage],
  beforeEach: () => {
    demoUsersState.shown = null
  },
  parameters: { page: { isSignedOut: true } },
}
export default meta

type Story = StoryObj<typeof LoginPage>
type Play = NonNullable<Story['play']>
type Context = Parameters<Play>[0]

const responses = (...handlers: ReturnType<typeof failingHandler>[]) => ({ stage: { responses: handlers } })

async function signIn({ canvas, userEvent }: Context, password = DEMO_PASSWORD) {
  await userEvent.type(canvas.getByLabelText('Телефон'), '7000000002')
  await userEvent.type(canvas.getByLabelText('Пароль'), password)
  await userEvent.click(canvas.getByRole('button', { name: 'Войти' }))
}

export const Loaded: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('heading', { name: 'Вход' })).toBeVisible()
    await expect(canvas.getByText('Войдите для работы с панелью управления')).toBeVisible()
    await expect(canvas.getByText('Курьерская доставка')).toBeVisible()
    await expect(canvas.getByLabelText('Телефон')).toHaveFocus()
    await expect(canvas.getByLabelText('Пароль')).toHaveAttribute('type', 'password')
    await expect(canvas.queryByRole('heading', { name: /Демонстрация/ })).toBeNull()
    await expect(document.title).toBe('Вход — Курьерская доставка')
    await expect(args.onIntent).not.toHaveBeenCalled()
  },
}

export const PhoneMask: Story = {
  name: 'Маска телефона',
  play: async ({ canvas, userEvent }) => {
    const phone = canvas.getByLabelText('Телефон')
    await userEvent.type(phone, '7011234567')
    await expect(phone).toHaveValue('+7 (701) 123-45-67')
    await userEvent.keyboard('99')
    await expect(phone).toHaveValue('+7 (701) 123-45-679')
    await expect(canvas.getByText('Лишняя цифра: после +7 должно быть десять')).toBeVisible()
    await userEvent.clear(phone)
    await userEvent.click(phone)
    await userEvent.paste('8 (701) 123 45 67')
    await expect(phone).toHaveValue('+7 (701) 123-45-67')
  },
}

export const RequiredFields: Story = {
  name: 'Обязательные поля',
  tags: ['форма'],
  play: async ({ canvas, userEvent, loaded }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Войти' }))
    await expect(canvas.getAllByText('Поле обязательное')).toHaveLength(2)
    await expect(canvas.getByLabelText('Телефон')).toHaveFocus()
    await userEvent.type(canvas.getByLabelText('Телефон'), '700')
    await userEvent.type(canvas.getByLabelText('Пароль'), 'x')
    await userEvent.click(canvas.getByRole('button', { name: 'Войти' }))
    await expect(canvas.getByText('Неверный формат')).toBeVisible()
    await expect(stageOf(loaded).calls).toEqual([])
  },
}

export const SignsIn: Story = {
  name: 'Вход',
  play: async (context) => {
    await signIn(context)
    await waitFor(() => expect(session.user?.role.description).toBe('Оператор'))
    await expect(stageOf(context.loaded).calls).toEqual([
      { call: 'POST /v1/auth/login', body: { phone: DEMO_ACCOUNTS.operator.phone, password: DEMO_PASSWORD } },
    ])
    await expect(context.args.onIntent).toHaveBeenCalled()
  },
}

export const WrongPassword: Story = {
  name: 'Неверный пароль',
  play: async (context) => {
    const { canvas } = context
    await signIn(context, 'wrong')
    await expect(await canvas.findByText('Неверный телефон или пароль')).toBeVisible()
    await expect(canvas.getByLabelText('Телефон')).toHaveValue('+7 (700) 000-00-02')
    await expect(canvas.getByLabelText('Пароль')).toHaveValue('wrong')
    await expect(session.key).toBeNull()
  },
}

export const NoConnection: Story = {
  name: 'Нет связи',
  tags: ['ошибка'],
  parameters: responses(networkErrorHandler('/auth/login')),
  play: async (context) => {
    await signIn(context)
    await expect(await context.canvas.findByText('Ошибка')).toBeVisible()
    await expect(context.canvas.getByText('Нет связи с сервером')).toBeVisible()
  },
}

export const Loading: Story = {
  parameters: responses(pendingHandler('/auth/login')),
  play: async (context) => {
    const { canvas, userEvent, loaded } = context
    await signIn(context)
    const button = await canvas.findByRole('button', { name: /Войти/ })
    await waitFor(() => expect(button).toHaveClass('ant-btn-loading'))
    await userEvent.type(canvas.getByLabelText('Пароль'), '{Enter}')
    await waitFor(() => expect(stageOf(loaded).calls).toHaveLength(1))
  },
}

export const ServerError: Story = {
  parameters: responses(failingHandler('/auth/login', 500, 'Сервер временно недоступен')),
  play: async (context) => {
    await signIn(context)
    await expect(await context.canvas.findByText('Сервер временно недоступен')).toBeVisible()
  },
}

export const DemoPeople: Story = {
  name: 'Люди демо',
  beforeEach: () => {
    demoUsersState.shown = {
      people: Object.values(DEMO_ACCOUNTS),
      show: `/${LUNCH_PEAK_QUERY_STRING}&as=administrator`,
      password: DEMO_PASSWORD,
      List: DemoPeopleList,
    }
  },
  play: async ({ canvas, userEvent, loaded }) => {
    await expect(canvas.getByRole('heading', { name: 'Демонстрация: войти как' })).toBeVisible()
    await expect(canvas.getByRole('link', { name: 'Показать' })).toHaveAttribute(
      'href',
      expect.stringMatching(/lesson=lunch-peak&again=1&as=administrator$/),
    )
    await userEvent.click(canvas.getByRole('button', { name: /Диспетчер/ }))
    await waitFor(() => expect(session.user?.role.description).toBe('Диспетчер'))
    await expect(stageOf(loaded).calls.map(({ body }) => body)).toEqual([
      { phone: DEMO_ACCOUNTS.dispatcher.phone, password: DEMO_PASSWORD },
    ])
    await expect(canvas.getByLabelText('Телефон')).toHaveValue('+7 (700) 000-00-03')
  },
}
