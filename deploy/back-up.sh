#!/bin/sh
# A copy of the whole PostgreSQL server while it runs, checked file by file. With the log it archives (docs/operations.md) any
# moment since can be brought back. Run as a role that may replicate:  back-up.sh postgres://… /backups/base
set -eu
server=${1:?the address of the server} folder=${2:?the folder of the copies}
copy="$folder/$(date -u +%Y%m%dT%H%M%SZ)"
mkdir -p "$folder"
pg_basebackup --dbname "$server" --pgdata "$copy" --wal-method stream --checkpoint fast --manifest-checksums SHA256
pg_verifybackup --quiet "$copy"
echo "$copy"
