#!/bin/sh
# Makes a data folder for PostgreSQL out of a copy of back-up.sh and the archived log, as the database was at a moment. Nothing
# that runs is touched: start the folder with pg_ctl, look at it, then let the site use it.
#   restore-to.sh /backups/base/20270131T020000Z /backups/wal /var/lib/postgresql/restored '2027-01-31 17:45:00+00'
set -eu
copy=${1:?the copy} log=${2:?the folder of the archived log} data=${3:?the new data folder} moment=${4:?the moment}
if [ -e "$data" ]; then
  echo "$data is there already: name a new folder." >&2
  exit 1
fi
pg_verifybackup --quiet "$copy"
cp -R "$copy" "$data"
chmod 0700 "$data"
cat >> "$data/postgresql.auto.conf" <<CONF
restore_command = 'cp "$log/%f" "%p"'
recovery_target_time = '$moment'
recovery_target_action = 'promote'
archive_mode = 'off'
CONF
touch "$data/recovery.signal"
echo "$data stands for $moment. Start it: pg_ctl -D $data start"
