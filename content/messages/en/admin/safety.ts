export const adminSafety = {
  title: 'Safety',
  hint: 'How the site is doing, at a glance. What needs your attention comes first.',
  loading: 'Reading how the site is doing...',
  loadError: 'How the site is doing could not be read.',
  allWell: 'Nothing needs your attention.',
  red: '{count, plural, one {# thing needs your attention.} other {# things need your attention.}}',
  menuRed:
    '{menu}: {count, plural, one {# thing needs your attention} other {# things need your attention}}',
  times: {
    today: 'today, {hour}',
    yesterday: 'yesterday, {hour}',
  },
  sizes: {
    megabytes: '{size, number} MB',
    gigabytes: '{size, number} GB',
  },
  topics: {
    proof: 'Last proven backup',
    backup: 'Backup outside this server',
    disk: 'Room on the disk',
    certificate: 'Certificate',
    schedule: 'Next article',
    deliveries: 'Messages on their way to you',
    assistant: 'Assistant, this month',
    mail: 'Mail about what is red',
    site: 'The site',
  },
  proof: {
    last: 'Restored and compared {time}.',
    none: 'None yet. The first backup is proven once it is there, then the newest one each night.',
  },
  backup: {
    last: 'Up to date {time}.',
    none: 'None yet.',
    notSet: 'None is made by itself.',
  },
  disk: {
    weeks:
      '{weeks, plural, one {Enough for # week at this rate.} other {Enough for # weeks at this rate.}}',
    decade: 'Enough for more than ten years at this rate.',
    steady: 'Enough: the site does not grow.',
    unmeasured: 'How long it lasts is known once a week is measured.',
    elsewhere: 'The database is on a machine whose disk can’t be seen from here.',
    free: '{free} are free; the site takes {used}.',
    used: 'The site takes {used}.',
    growth: 'Each week adds {growth}.',
  },
  certificate: {
    valid:
      '{days, plural, =0 {Valid until today.} one {Valid for # more day, until {date}.} other {Valid for # more days, until {date}.}}',
    ended: 'It ended on {date}.',
    unread: 'It could not be read from the server: {host} did not answer.',
  },
  schedule: {
    next: '“{title}”, {time}.',
    none: 'Nothing is scheduled.',
  },
  deliveries: {
    none: 'None waits.',
    waiting:
      '{count, plural, one {# waits, since {time}.} other {# wait, the first since {time}.}}',
  },
  assistant: {
    spent: '{dollars, number} US dollars, without a limit.',
    ofLimit: '{dollars, number} of {limit, number} US dollars.',
    unknown:
      '{count, plural, one {The cost of # call is not known.} other {The cost of # calls is not known.}}',
  },
  mail: {
    to: 'It goes to {addresses}.',
    none: 'No mail is set: what is red is only here and in the log.',
  },
  site: 'Version {version}, running since {time}.',
  problems: {
    'place-missing': {
      title: 'The place of the backups is not there',
      todo: 'Mount the disk, or correct the name of the folder or bucket (BACKUP_TO).',
    },
    'place-denied': {
      title: 'The place of the backups refuses the site',
      todo: 'Its key or password was changed, or has ended. Set the new one and restart the site.',
    },
    'place-full': {
      title: 'The place of the backups is full',
      todo: 'Give it more room, or keep fewer backups (BACKUP_KEEP).',
    },
    'place-unreachable': {
      title: 'The place of the backups can’t be reached',
      todo: 'This often passes by itself. If it stays, look at the network and at that machine.',
    },
    'place-unverified': {
      title: 'Another machine answers where the backups are',
      todo: 'Nothing was sent to it. If yours was set up anew, read its host key on the machine itself and set it (BACKUP_SSH_HOST_KEY). If not, somebody may be in between.',
    },
    'place-failed': {
      title: 'The place of the backups reports an error',
      todo: 'Have whoever runs the server read the log.',
    },
    'no-room': {
      title: 'The server has no room to make a backup',
      todo: 'Free some of its disk, or get a larger one.',
    },
    'wrong-key': {
      title: 'The newest backup was made with another key',
      todo: 'Set the former BACKUP_KEY again, or keep it with the old backups: nobody can read them without it.',
    },
    'not-proven': {
      title: 'The newest backup could not be proven',
      todo: 'Send a new one: npm run backup -- --send. If that one is not proven either, have the disks checked.',
    },
    'no-page': {
      title: 'A site restored from the backup shows no page',
      todo: 'Have whoever runs the server read the log.',
    },
    database: {
      title: 'The database could not be read for a backup',
      todo: 'Have whoever runs the server read the log.',
    },
    unexpected: {
      title: 'A backup failed by an error of the site',
      todo: 'Have it reported, with the line of the log.',
    },
    'no-backup': {
      title: 'There is no backup outside this server',
      todo: 'Set a second place and a key: BACKUP_TO and BACKUP_KEY.',
    },
    'backup-late': {
      title: 'No backup was made for some time',
      todo: 'Restart the site. If that does not help, have the log read.',
    },
    'proof-late': {
      title: 'No backup was proven for some time',
      todo: 'Restart the site. If that does not help, have the log read.',
    },
    'disk-full': {
      title: 'The disk has hardly any room left',
      todo: 'Free some, or get a larger disk. Without room nothing is stored and nothing backed up.',
    },
    'disk-soon-full': {
      title: 'The disk is full in less than four weeks',
      todo: 'Get a larger one before then, or free some room.',
    },
    'certificate-expired': {
      title: 'The certificate has ended',
      todo: 'Browsers keep visitors away. Renew it, and look why it was not renewed by itself.',
    },
    'certificate-ends-soon': {
      title: 'The certificate ends soon',
      todo: 'It should have been renewed by now. Look into the log of what renews it, such as Caddy or certbot.',
    },
    'certificate-other-name': {
      title: 'The certificate is for another name',
      todo: 'Browsers keep visitors away. Correct the name in the web server, or in SITE_URL.',
    },
    'certificate-not-trusted': {
      title: 'Browsers don’t trust the certificate',
      todo: 'Get one from an authority that browsers know, such as Let’s Encrypt.',
    },
    'scheduler-stalled': {
      title: 'Nothing is published by itself',
      todo: 'Restart the site. Until then, publish by hand.',
    },
    'deliveries-wait': {
      title: 'Messages of visitors don’t reach you',
      todo: 'They are safe, and all of them can be read in this panel. Check what delivers them: mail, or the chat.',
    },
    'limit-reached': {
      title: 'The assistant has spent its limit',
      todo: 'It works again on the first of next month. Sooner: raise AI_MONTHLY_LIMIT and restart the site.',
    },
    'mail-not-sent': {
      title: 'No mail reaches you',
      todo: 'The mail server does not take it. Check SMTP_URL, MAIL_FROM and MAIL_TO; the log says why.',
    },
  },
  letter: {
    over: 'Over: {title}',
    overText: 'This is over: {title}.',
    page: 'How the site is doing: {url}',
  },
};
