import { adminMessages } from '#content/messages/admin.ts';
import { adminSafety as texts } from '#content/messages/en/admin/safety.ts';
import { type SafetyProblem, safetyProblems } from '#domain/safety/shared/safety.ts';
import { axeViolations } from '../../support/browser/axe-violations.ts';
import {
  adminApp,
  createPost,
  expect,
  openFromMenu,
  openPanel,
  test,
  uniqueTitle,
} from '../../support/panel/panel-test.ts';
import { schedule } from '../../support/panel/schedule.ts';

const api = '**/api/admin/safety';
const screen = '/admin/dashboard?screen=safety';
/** Backup, disk, schedule, mail and the site itself. */
const linesOfEachSite = 5;

test('the owner reads how the site is doing, and the next article by its title', async ({
  page,
}) => {
  const token = await openPanel(page);
  const heading = uniqueTitle('Soon');
  const { id } = await createPost(page.request, token, { title: heading, published: false });
  // Sooner than what other tests plan. Baghdad is three hours ahead of UTC.
  const publishAt = new Date(Date.now() + (3 * 60 + 4) * 60_000).toISOString().slice(0, 16);
  await schedule(page.request, token, [id], publishAt);
  await expect(page.getByRole('button', { name: menuName(adminApp.menu, '$') })).toBeVisible();
  await openFromMenu(page, texts.title);
  const title = page.getByRole('heading', { level: 2, name: texts.title, exact: true });
  await expect(title).toBeFocused();
  await expect(page.getByText(texts.allWell)).toBeVisible();
  const line = (name: string) =>
    page
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { level: 3, name, exact: true }) });
  await expect(line(texts.topics.schedule)).toContainText(heading);
  await expect(line(texts.topics.schedule)).toContainText(`, ${publishAt.slice(11)}.`);
  await expect(line(texts.topics.site)).toContainText(/Version .\d+\.\d+\.\d+., running since /);
  await expect(line(texts.topics.disk)).toContainText(texts.disk.unmeasured);
  await expect(line(texts.topics.backup)).toContainText(texts.backup.notSet);
  await expect(line(texts.topics.mail)).toContainText(texts.mail.none);
});

for (const [language, width] of [
  ['en', 1440],
  ['ar', 320],
  ['ckb', 390],
] as const)
  test(`${language}, ${width} px: each problem says what to do, the menu that there are some, and nothing is wider than the screen`, async ({
    page,
  }) => {
    const { adminSafety, adminApp: app } = adminMessages[language];
    await page.setViewportSize({ width, height: 900 });
    await page.addInitScript((chosen) => localStorage.setItem('adminLanguage', chosen), language);
    await openPanel(page);
    // No site has all problems at once: each load shows some of them.
    let shown: readonly SafetyProblem[] = [];
    await page.route(api, async (route) => {
      const response = await route.fetch();
      const report = await response.json();
      const lines = shown.map((problem, index) => ({ ...report.lines[index], problem }));
      await route.fulfill({ response, json: { ...report, lines } });
    });
    for (let from = 0; from < safetyProblems.length; from += linesOfEachSite) {
      shown = safetyProblems.slice(from, from + linesOfEachSite);
      await page.goto(screen);
      for (const problem of shown) {
        const { title, todo } = adminSafety.problems[problem];
        await expect(page.getByText(title, { exact: true })).toBeVisible();
        await expect(page.getByText(todo, { exact: true }).first()).toBeVisible();
      }
    }
    await expect(page.getByRole('button', { name: menuName(app.menu, ': ') })).toBeVisible();
    const overflowPx = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflowPx).toBe(0);
    expect(await axeViolations(page)).toEqual([]);
  });

/** The name of the menu's button, which also says how many enquiries are new. */
function menuName(menu: string, end: string): RegExp {
  return new RegExp(`^${menu}(?: \\(.*\\))?${end}`);
}
